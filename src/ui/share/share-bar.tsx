import { useTranslations } from 'next-intl';
import type { HrefOptions } from '#src/routes/href.ts';
import type { PageRef } from '#src/routes/page.ts';
import { siteFilePath, type CalendarFile, type FeedFile } from '#src/routes/site-files.ts';
import type { Locale } from '#src/sites/site.ts';
import { buttonClass } from '../link/button.tsx';
import { addressOf } from '../link/link-address.ts';
import { Link } from '../link/link.tsx';
import { Icon } from '../picture/icon.tsx';
import { ShareLink } from './share-link.client.tsx';
import css from './share-bar.module.scss';

interface ShareBarProps {
  readonly locale: Locale;
  /** The view that is shared, with its filters. */
  readonly to: PageRef;
  /** What its address asks for besides: a text, seasons. */
  readonly query?: HrefOptions['query'];
  /** What the view is about. */
  readonly title: string;
  readonly calendar?: CalendarFile | null;
  /** Origin of the site, where the calendar goes on: then programs can subscribe to it. */
  readonly subscribeAt?: string | null;
  readonly feed?: FeedFile | null;
}

const calendarWords = {
  cinema: 'calendarWeek',
  film: 'calendarRelease',
  showtime: 'calendar',
  plan: 'calendar',
} as const;

/** The address under which a program subscribes to a calendar; under the usual one it imports it once. */
const webcalAddress = (origin: string, calendar: CalendarFile): string =>
  `${origin.replace(/^https?:/, 'webcal:')}${siteFilePath(calendar)}`;

/** Shares the view above, and leads to its calendar and to its list for programs that follow it. */
export function ShareBar(props: ShareBarProps) {
  const { locale, to, query = {}, title, calendar = null, subscribeAt = null, feed = null } = props;
  const t = useTranslations('lists');
  const href = addressOf(locale, to, { query });
  return (
    <ul aria-label={t('links')} className={css['bar']}>
      {href === null ? null : (
        <li>
          <ShareLink
            href={href}
            title={title}
            words={{ share: t('share'), copied: t('copied'), notCopied: t('notCopied') }}
          />
        </li>
      )}
      {calendar === null || subscribeAt === null ? null : (
        <li>
          <Link external={webcalAddress(subscribeAt, calendar)} className={buttonClass('quiet', css['link'])}>
            <Icon name="calendar" />
            {t('calendarSubscribe')}
          </Link>
        </li>
      )}
      {calendar === null ? null : (
        <li>
          <Link external={siteFilePath(calendar)} className={buttonClass('quiet', css['link'])}>
            <Icon name="calendar" />
            {t(calendarWords[calendar.of])}
          </Link>
        </li>
      )}
      {feed === null ? null : (
        <li>
          <Link external={siteFilePath(feed)} className={buttonClass('quiet', css['link'])}>
            <Icon name="feed" />
            {t('feed')}
          </Link>
        </li>
      )}
    </ul>
  );
}
