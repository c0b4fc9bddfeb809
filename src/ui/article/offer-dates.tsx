import { useTranslations } from 'next-intl';
import { offerDateWords, type OfferDate, type OfferMoment } from '#src/domain/article/offer-date.ts';
import type { Locale } from '#src/sites/site.ts';

interface OfferDatesProps {
  readonly locale: Locale;
  readonly date: OfferDate;
}

/** When an offer holds, in one of its six renderings (R090); nothing when its days are unknown. */
export function OfferDates({ locale, date }: OfferDatesProps) {
  const t = useTranslations('offerDate');
  const words = offerDateWords(locale, date);
  if (words === null) return null;
  const said = (moment: OfferMoment) =>
    moment.time === null ? moment.date : t('at', { date: moment.date, time: moment.time });
  switch (words.kind) {
    case 'always':
      return t('always');
    case 'interval':
      return t('interval', { from: said(words.moment), to: said(words.last) });
    case 'hours':
      return t('hours', { date: words.moment.date, from: words.moment.time ?? '', to: words.end });
    case 'on':
    case 'from':
    case 'until':
      return t(words.kind, { date: said(words.moment) });
  }
}
