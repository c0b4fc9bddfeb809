import * as z from 'zod/mini';
import { askedSlug } from '../../endpoint.ts';
import { defineClientEndpoint } from '../endpoint.ts';

/** The form of an e-mail address that mail servers accept: one address, no name, no quotes, no comment. */
export const emailPattern =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)+$/i;
/** The longest e-mail address. */
export const longestEmail = 254;

/**
 * A notice on sale: a film by its slug, a cinema or a city by its slug (null: any cinema of the site), and a version by
 * its slug (null: any).
 */
export const noticeOrderBody = z.object({
  email: z.string().check(z.maxLength(longestEmail), z.regex(emailPattern, 'expected an e-mail address')),
  show: askedSlug,
  place: z.nullable(z.object({ kind: z.enum(['cinema', 'city']), slug: askedSlug })),
  version: z.nullable(z.string().check(z.regex(/^[\w.-]{1,40}$/, 'expected the slug of a version'))),
});

/**
 * Orders a notice on sale (D56): the address gets a mail with a link that confirms it. The answer is the same whether
 * the address is known or not.
 */
export const noticeOrderEndpoint = defineClientEndpoint({
  id: 'noticeOrder',
  method: 'POST',
  path: '/notices',
  body: noticeOrderBody,
  summary: 'Orders a mail for the day on which a film goes on sale.',
  personal: false,
  statuses: [404, 409, 429],
});
