import * as z from 'zod/mini';
import { defineEndpoint, languageQuery, noParams } from '../endpoint.ts';
import { changedAt, requiredText, slug } from '../primitives.ts';

/** An information page in a list. */
export const masterTemplateItem = z.object({ slug, title: requiredText, changedAt });

export const masterTemplates = z.array(masterTemplateItem);

/** All information pages (R243, D48). */
export const masterTemplatesEndpoint = defineEndpoint({
  id: 'masterTemplates',
  path: '/api/master-template/pages',
  params: noParams,
  query: languageQuery,
  answer: masterTemplates,
  summary: 'All information pages.',
  source: { kind: 'item', item: 'masterTemplate', part: 'list', needed: false },
  lifetime: 'catalogue',
  components: { MasterTemplateItem: masterTemplateItem },
});
