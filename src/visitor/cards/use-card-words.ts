import { useTranslations } from 'next-intl';
import type { CardFailure } from './check-card.ts';

/** The kinds of cards that can be checked. */
export type CheckedKind = 'voucher' | 'giftCard';

/** The copy of the form that checks a card. */
export interface CardWords {
  /** The code of a voucher; the number and the PIN of a gift card. */
  readonly fields: readonly {
    readonly name: 'code' | 'number' | 'pin';
    readonly label: string;
    readonly hint: string;
  }[];
  readonly check: string;
  readonly checking: string;
  readonly retry: string;
  /** Who else looks at the browser, with `{host}`. */
  readonly hosted: string;
  /** The warning when there is no such card (R264). */
  readonly unknown: { readonly title: string; readonly text: string };
  readonly failures: Readonly<Record<CardFailure, string>>;
}

/** The copy of the form; for its page and its popup, which hand it over. */
export function useCardWords(kind: CheckedKind): CardWords {
  const t = useTranslations('cards');
  const names = kind === 'voucher' ? (['code'] as const) : (['number', 'pin'] as const);
  return {
    fields: names.map((name) => ({ name, label: t(`fields.${name}.label`), hint: t(`fields.${name}.hint`) })),
    check: t('check'),
    checking: t('checking'),
    retry: t('retry'),
    hosted: t('hosted', { host: '{host}' }),
    unknown: { title: t(`${kind}.unknownTitle`), text: t(`${kind}.unknownText`) },
    failures: {
      captcha: t('failures.captcha'),
      slow: t('failures.slow'),
      expired: t('failures.expired'),
      malformed: t('failures.malformed'),
      busy: t('failures.busy'),
      locked: t('failures.locked'),
      network: t('failures.network'),
    },
  };
}
