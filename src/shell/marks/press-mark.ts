import { createTranslator } from 'next-intl';
import { cinemasQuery } from '#src/api/browser/lists.ts';
import { visitCache } from '#src/api/browser/visit-cache.ts';
import { formats } from '#src/i18n/formats.ts';
import type { Messages } from '#src/i18n/messages.ts';
import { siteFactsOf } from '#src/sites/registry.ts';
import type { Locale } from '#src/sites/site.ts';
import { accountKnown } from '#src/visitor/account/known.ts';
import type { VisitorConfig } from '#src/visitor/config.ts';
import { limitNotice } from '#src/visitor/favourites/limit-notice.ts';
import { toggleFavourite } from '#src/visitor/favourites/store.ts';
import { toggleWish } from '#src/visitor/feelings/store.ts';
import { notify } from '#src/visitor/notices/store.ts';
import { bringMessages } from '../popups/late-messages.ts';
import type { PressedMark } from './mark-at.ts';

async function bringWords(locale: Locale) {
  const { timeZone } = siteFactsOf(locale);
  const messages = (await bringMessages(locale)) as Messages;
  return createTranslator({ locale, messages, formats, timeZone });
}

async function tellFailure({ mark, slug }: PressedMark, locale: Locale): Promise<void> {
  const t = await bringWords(locale);
  notify({
    id: `${mark}-failed-${slug}`,
    level: 'warning',
    title: t('marks.failedTitle'),
    subtitle: t('marks.failedText'),
    className: 'mark-error-alert',
    icon: 'warning',
    closesAfterMs: 10_000,
  });
}

/** Puts a mark, or takes it off; a limit and a failure are told in the alert bar (R218, R268). */
export async function pressMark(pressed: PressedMark, config: VisitorConfig): Promise<void> {
  const { mark, slug } = pressed;
  const { locale, favouriteLimit } = config;
  // Who clicks before it is known who they are is not asked to sign in for nothing.
  await accountKnown();
  if (mark === 'wish') {
    if ((await toggleWish(slug)) === 'failed') await tellFailure(pressed, locale);
    return;
  }
  const cinemas = async () => visitCache().fetchQuery(cinemasQuery(locale));
  const outcome = await toggleFavourite(slug, { limit: favouriteLimit, cinemas });
  if (outcome.kind === 'failed') await tellFailure(pressed, locale);
  if (outcome.kind !== 'limit') return;
  const { limit } = outcome;
  const t = await bringWords(locale);
  notify(limitNotice(t('Cinemas.Alert.Title'), t('Cinemas.Alert.Subtitle', { limit })));
}
