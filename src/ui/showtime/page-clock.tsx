import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { ClockProvider } from './closing.client.tsx';

interface PageClockProps {
  /** The fixed time of the product's clock in milliseconds since 1970; null when the clock runs. */
  readonly fixedNow: number | null;
  readonly children: ReactNode;
}

/** The page's clock: showtimes below it close when their booking ends, however old the page is. */
export function PageClock({ fixedNow, children }: PageClockProps) {
  const t = useTranslations('showtime');
  return (
    <ClockProvider fixedNow={fixedNow} past={t('past')}>
      {children}
    </ClockProvider>
  );
}
