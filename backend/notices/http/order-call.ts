import { noticeOrderEndpoint } from '#src/contract/client/notice-order/schema.ts';
import type { ClientBody } from '#src/contract/client/endpoint.ts';
import { refuse } from '../../accounts/http/client-call.ts';
import type { ClientHandler } from '../../accounts/http/client-call.ts';
import { problemOf } from '../../http/problem.ts';
import { orderNotice } from '../orders.ts';
import type { NoticeContext } from '../orders.ts';

/** The call that orders a notice (D56), made by the popup of the sites. */
export function orderCall(context: NoticeContext): ClientHandler {
  return async ({ site, language, body, reply }) => {
    const { email, show, place, version } = body as ClientBody<typeof noticeOrderEndpoint>;
    const outcome = await orderNotice(context, {
      email,
      asked: { show, place, version },
      site,
      language,
      address: reply.request.ip,
    });
    switch (outcome.kind) {
      case 'sent':
        return null;
      case 'unknown':
        return refuse(problemOf(404, 'The site has no such film, place or version.'));
      case 'on-sale':
        return refuse(problemOf(409, 'The film can be booked there.'));
      case 'limited':
        reply.header('retry-after', String(outcome.retryAfter));
        return refuse(problemOf(429, 'Too many notices from one address.'));
    }
  };
}
