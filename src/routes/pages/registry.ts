import { cataloguePages } from './catalogue.ts';
import { editorialPages } from './editorial.ts';
import type { PageRecord } from './record.ts';
import { servicePages } from './service.ts';

/** Every page of the product by its id, in the order of the route table. */
export const pages = { ...cataloguePages, ...editorialPages, ...servicePages } as const;

/** The id of a page of the route table (R013). */
export type PageId = keyof typeof pages;

/** Whether a value is a page id. */
export function isPageId(value: unknown): value is PageId {
  return typeof value === 'string' && Object.hasOwn(pages, value);
}

/** All page ids in the order of the route table. */
export const pageIds: readonly PageId[] = Object.keys(pages).filter(isPageId);

/** The record of a page, with every field that a record may have. */
export function recordOf(page: PageId): PageRecord {
  return pages[page];
}

type Named = Extract<(typeof pages)[PageId], { readonly messages: string }>;

/**
 * The section of the interface messages that names a page; its type makes sure that the section exists in the messages.
 */
export function messagesSection(page: PageId): Named['messages'] | undefined {
  const record: PageRecord | Named = pages[page];
  return record.messages as Named['messages'] | undefined;
}
