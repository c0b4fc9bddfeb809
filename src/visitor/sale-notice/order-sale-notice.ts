import { noticeOrderBody } from '#src/contract/client/notice-order/schema.ts';
import { languageOf } from '#src/sites/registry.ts';
import type { Locale } from '#src/sites/site.ts';
import { readXsrf } from '../account/account-cookies.ts';
import { clientCaller } from '../account/client-caller.ts';
import { ClientCallError } from '../account/port.ts';

/** A notice on sale as the visitor chose it, and the host that takes it. */
export interface SaleNoticeGiven {
  readonly locale: Locale;
  readonly clientUrl: string;
  readonly show: string;
  readonly email: string;
  /** `cinema:{slug}`, `city:{slug}`, or empty for any cinema. */
  readonly place: string;
  /** Empty for any version. */
  readonly version: string;
}

/** Why a notice was not ordered: no e-mail address, the film can be booked, too many orders, or no answer. */
export const noticeFailures = ['malformed', 'onSale', 'busy', 'network'] as const;
export type NoticeFailure = (typeof noticeFailures)[number];

/**
 * Orders a notice on sale (D56). The call is proven by the host's own cookies on every site, because nobody needs to be
 * signed in. Never throws.
 *
 * @returns null when the host took it
 */
export async function orderSaleNotice(given: SaleNoticeGiven): Promise<NoticeFailure | null> {
  const { locale, clientUrl, show, email, place, version } = given;
  const [kind, slug] = place.split(':', 2);
  const body = noticeOrderBody.safeParse({
    email: email.trim(),
    show,
    place: place === '' ? null : { kind, slug },
    version: version === '' ? null : version,
  });
  if (!body.success) return 'malformed';
  const call = clientCaller({
    siteOrigin: location.origin,
    clientUrl,
    language: languageOf(locale),
    tokenMode: false,
    readXsrf,
    bearer: async () => Promise.resolve(null),
  });
  try {
    await call('noticeOrder', { body: body.data });
    return null;
  } catch (error) {
    return failureOf(error instanceof ClientCallError ? error.status : null);
  }
}

function failureOf(status: number | null): NoticeFailure {
  if (status === 400) return 'malformed';
  if (status === 409) return 'onSale';
  return status === 429 ? 'busy' : 'network';
}
