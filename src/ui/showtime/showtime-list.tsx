import { useTranslations } from 'next-intl';
import { byVersion } from '#src/domain/showtime/group-showtimes.ts';
import type { ShowtimeView } from '#src/domain/showtime/showtime-view.ts';
import type { VersionView } from '#src/domain/tag/vocabulary.ts';
import type { Locale } from '#src/sites/site.ts';
import { Icon } from '../picture/icon.tsx';
import { TicketList } from './ticket-list.tsx';
import { Showtime } from './showtime.tsx';
import css from './showtime-list.module.scss';

interface ShowtimeListProps {
  readonly locale: Locale;
  /** What the showtimes have in common: film, cinema and day; screen readers read it before each list and link. */
  readonly label: string;
  readonly showtimes: readonly ShowtimeView[];
  /** The level of the headings for versions. */
  readonly heading?: 'h3' | 'h4';
  /** `data-` attributes for the links of the tickets, which take effect with script. */
  readonly behaviour?: Readonly<Record<`data-${string}`, string>>;
}

const isPast = ({ status, over }: ShowtimeView) => status === 'locked' && over;

/**
 * The showtimes of one film in one cinema by version: first those to come, then those that have begun, folded behind
 * their number. So the next showtime is the first visible one in the evening too.
 */
export function ShowtimeList({ locale, label, showtimes, heading = 'h4', behaviour }: ShowtimeListProps) {
  const t = useTranslations('showtime');
  const past = showtimes.filter(isPast);
  const open = showtimes.filter((showtime) => !isPast(showtime));
  const groups = (list: readonly ShowtimeView[]) =>
    byVersion(list).map(({ version, showtimes: group }) => (
      <Group
        key={version.slug}
        locale={locale}
        heading={heading}
        label={label}
        version={version}
        group={group}
      />
    ));
  if (showtimes.length === 0) return null;
  return (
    <div className={css['showtimes']} {...behaviour}>
      {groups(open)}
      {past.length === 0 ? null : (
        <details>
          <summary className={css['summary']}>
            <Icon name="chevron-down" className={css['sign']} />
            {t('earlier', { count: past.length })}
          </summary>
          {groups(past)}
        </details>
      )}
    </div>
  );
}

interface GroupProps extends Pick<ShowtimeListProps, 'locale' | 'label'> {
  readonly heading: 'h3' | 'h4';
  readonly version: VersionView;
  readonly group: readonly ShowtimeView[];
}

/** The showtimes of one version below its name: as on the poster, and in common words. */
function Group({ locale, label, heading: Heading, version, group }: GroupProps) {
  const words = version.description === version.label ? null : version.description;
  return (
    <>
      <Heading className={css['version']}>
        {version.label}
        {words === null ? null : <span> {words}</span>}
      </Heading>
      <TicketList label={`${label}, ${words ?? version.label}`}>
        {group.map((showtime) => (
          <Showtime key={showtime.key} locale={locale} showtime={showtime} context={label} />
        ))}
      </TicketList>
    </>
  );
}
