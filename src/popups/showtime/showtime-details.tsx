import { useTranslations } from 'next-intl';
import type { VisitorConfig } from '#src/visitor/config.ts';
import type { PopupData } from '../protocol/kinds.ts';
import { ShowingBooking, ShowingFacts, ShowingHead, ShowingMarks, ShowingStories } from './showing-parts.tsx';
import { ShowingPopup } from './showing-popup.tsx';
import css from './showing-popup.module.scss';

interface ShowtimeDetailsProps {
  readonly config: VisitorConfig;
  readonly data: PopupData<'showtimeDetails'>;
}

/** The details of a showing, at the side: the booking stays in sight below them (R158, R159). */
export default function ShowtimeDetails({ config, data }: ShowtimeDetailsProps) {
  const t = useTranslations('showtime');
  const { locale } = config;
  return (
    <ShowingPopup config={config} data={data}>
      {(model) => (
        <div className={css['panel']}>
          <ShowingHead locale={locale} model={model} />
          <ShowingMarks model={model} />
          <ShowingFacts locale={locale} model={model} />
          <ShowingStories model={model} />
          <p className={css['note']}>{t('adverts')}</p>
          <ShowingBooking model={model} />
        </div>
      )}
    </ShowingPopup>
  );
}
