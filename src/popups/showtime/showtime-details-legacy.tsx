import type { VisitorConfig } from '#src/visitor/config.ts';
import type { PopupData } from '../protocol/kinds.ts';
import {
  ShowtimeBooking,
  ShowtimeFacts,
  ShowtimeHead,
  ShowtimeMarks,
  ShowtimeShare,
  ShowtimeStories,
} from '#src/ui/showtime/details/showtime-parts.tsx';
import { ShowtimePopup } from './showtime-popup.tsx';
import css from './showtime-popup.module.scss';

interface ShowtimeDetailsLegacyProps {
  readonly config: VisitorConfig;
  readonly data: PopupData<'showtimeDetailsLegacy'>;
}

/** The older layout of the details of a showtime, centred: the facts first, the booking beside the poster (R159). */
export default function ShowtimeDetailsLegacy({ config, data }: ShowtimeDetailsLegacyProps) {
  const { locale } = config;
  return (
    <ShowtimePopup config={config} data={data}>
      {(model) => (
        <div className={css['centred']}>
          <ShowtimeHead locale={locale} model={model} />
          <div className={css['aside']}>
            <ShowtimeFacts locale={locale} model={model} />
            <ShowtimeMarks model={model} />
          </div>
          <ShowtimeStories model={model} />
          <div className={css['foot']}>
            <ShowtimeBooking model={model} />
            <ShowtimeShare locale={locale} model={model} />
          </div>
        </div>
      )}
    </ShowtimePopup>
  );
}
