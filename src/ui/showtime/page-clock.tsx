import { useTranslations } from 'next-intl';
import { PastShowtimes } from './past-showtimes.client.tsx';

interface PageClockProps {
  /** The fixed time of the product's clock in milliseconds since 1970; null when the clock runs. */
  readonly fixedNow: number | null;
}

/** The page's clock: closes showtimes whose booking has ended since the page was rendered. */
export function PageClock({ fixedNow }: PageClockProps) {
  const t = useTranslations('showtime');
  return <PastShowtimes fixedNow={fixedNow} word={t('past')} />;
}
