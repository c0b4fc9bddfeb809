import { noParams, noQuery } from '../endpoint.ts';

/** How the settings are asked for: for who reads no more of the answer than its headers. */
export const settingsCall = {
  id: 'settings',
  path: '/api/settings',
  params: noParams,
  query: noQuery,
} as const;
