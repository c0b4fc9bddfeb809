import type { VisitorConfig } from '#src/visitor/config.ts';
import type { PopupData } from '../protocol/kinds.ts';
import { ShowingBooking, ShowingFacts, ShowingHead, ShowingMarks, ShowingStories } from './showing-parts.tsx';
import { ShowingPopup } from './showing-popup.tsx';
import css from './showing-popup.module.scss';

interface ShowtimeDetailsLegacyProps {
  readonly config: VisitorConfig;
  readonly data: PopupData<'showtimeDetailsLegacy'>;
}

/** The details of a showing as they stood before, centred: facts first, the booking beside the poster (R159). */
export default function ShowtimeDetailsLegacy({ config, data }: ShowtimeDetailsLegacyProps) {
  const { locale } = config;
  return (
    <ShowingPopup config={config} data={data}>
      {(model) => (
        <div className={css['centred']}>
          <ShowingHead locale={locale} model={model} />
          <div className={css['aside']}>
            <ShowingFacts locale={locale} model={model} />
            <ShowingMarks model={model} />
          </div>
          <ShowingStories model={model} />
          <ShowingBooking model={model} />
        </div>
      )}
    </ShowingPopup>
  );
}
