import { captchaOf, type CaptchaConfig } from '#src/api/captcha/captcha.ts';
import { giftCardEndpoint } from '#src/contract/gift-card/schema.ts';
import { voucherEndpoint } from '#src/contract/voucher/schema.ts';
import { openPopup } from '#src/popups/protocol/open-popup.ts';
import type { Locale } from '#src/sites/site.ts';
import type { CheckedKind } from './use-card-words.ts';
import { checkCard, type CardFailure } from './check-card.ts';

/** What the form shows after a check; the popup of a card that was found is open by then. */
export type CheckResult = 'card' | 'unknown' | CardFailure;

/** What the visitor typed, by the names of the fields. */
export type TypedCard = Readonly<Record<'code' | 'number' | 'pin', string>>;

/** Checks a card and opens its popup (R248, R264). The form loads this when it is sent. Never throws. */
export async function runCheck(
  kind: CheckedKind,
  locale: Locale,
  { code, number, pin }: TypedCard,
  captcha: CaptchaConfig,
  trigger: Element | null,
): Promise<CheckResult> {
  if (kind === 'voucher') {
    const check = await checkCard(voucherEndpoint, locale, { code }, captchaOf(captcha));
    if (check.kind === 'card') openPopup('voucherCard', { card: JSON.stringify(check.card) }, trigger);
    return check.kind === 'failed' ? check.failure : check.kind;
  }
  const check = await checkCard(giftCardEndpoint, locale, { a: number, b: pin }, captchaOf(captcha));
  if (check.kind === 'card') openPopup('giftCard', { card: JSON.stringify(check.card) }, trigger);
  return check.kind === 'failed' ? check.failure : check.kind;
}
