import { noParams, noQuery } from '../endpoint.ts';

/** The request for the settings, for code that reads only the headers of the answer. */
export const settingsCall = {
  id: 'settings',
  path: '/api/settings',
  params: noParams,
  query: noQuery,
} as const;
