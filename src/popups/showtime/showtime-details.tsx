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

interface ShowtimeDetailsProps {
  readonly config: VisitorConfig;
  readonly data: PopupData<'showtimeDetails'>;
}

/** The details of a showtime as a side panel: the booking stays visible below them (R158, R159). */
export default function ShowtimeDetails({ config, data }: ShowtimeDetailsProps) {
  const { locale } = config;
  return (
    <ShowtimePopup config={config} data={data}>
      {(model) => (
        <div className={css['panel']}>
          <ShowtimeHead locale={locale} model={model} />
          <ShowtimeMarks model={model} />
          <ShowtimeFacts locale={locale} model={model} />
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
