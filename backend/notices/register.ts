import type { GuestParts } from '../accounts/register.ts';
import { confirmPage, stopPage } from './http/link-pages.ts';
import { registerOneTouch } from './http/one-touch.ts';
import { orderCall } from './http/order-call.ts';
import { orderPage } from './http/order-page.ts';
import type { NoticeContext } from './orders.ts';

/** The pages, the call and the route of notices, for the client host. */
export function noticeParts(context: NoticeContext): GuestParts {
  return {
    pages: [orderPage(context), confirmPage(context), stopPage(context)],
    calls: { noticeOrder: orderCall(context) },
    routes: [(scope) => registerOneTouch(scope, context)],
  };
}
