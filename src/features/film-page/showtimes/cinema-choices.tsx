import { useTranslations } from 'next-intl';
import type { Day } from '#src/kernel/date/day.ts';
import { startsAfterMidnight } from '#src/kernel/date/programme-day.ts';
import { formatDay, formatTime } from '#src/domain/date/format.ts';
import { without } from '#src/domain/filter/change-filters.ts';
import { formatKilometres } from '#src/domain/number/format-number.ts';
import type { Locale } from '#src/sites/site.ts';
import { choiceMark } from '#src/ui/link/choice-marks.ts';
import { ChoicePanel } from '#src/ui/choice/choice-bar.tsx';
import { ChoiceList } from '#src/ui/choice/list/choice-list.tsx';
import { Fold } from '#src/ui/choice/fold.tsx';
import { Link } from '#src/ui/link/link.tsx';
import type { CinemaChoice } from './film-showtimes.ts';
import { OwnCinemas } from '#src/visitor/own/own-cinemas.client.tsx';
import { NearCinemas } from '#src/visitor/locator/near-cinemas.client.tsx';
import { narrowed, type ShowtimesPart } from '../narrowed.ts';

/**
 * The other cinemas that play the film that day, folded behind one line; each is a link to its showtimes. In a country
 * with seventy cinemas they would otherwise push the first showtime far down.
 */
export function CinemaChoices({ locale, pageRef, filters, showtimes }: ShowtimesPart) {
  const t = useTranslations('movie');
  const near = useTranslations('near');
  const words = useTranslations('showtime');
  const marks = useTranslations('marks');
  const { choices, chosen } = showtimes;
  if (choices.length === 0 && chosen === null) return null;
  return (
    <Fold
      icon="pin"
      group="localisation"
      title={
        showtimes.near !== null || chosen === null
          ? near('all', { count: choices.length })
          : t('otherThan', { name: chosen.city === null ? chosen.name : `${chosen.name}, ${chosen.city}` })
      }
    >
      <ChoicePanel
        all={
          chosen === null ? null : (
            <Link
              locale={locale}
              to={narrowed(pageRef, without(filters, 'localisation'))}
              keepScroll
              {...choiceMark('localisation')}
            >
              {t('allCinemas')}
            </Link>
          )
        }
      >
        <ChoiceList
          locale={locale}
          label={t('chooseCinema')}
          filter="localisation"
          links={chosen === null && showtimes.near === null ? NearCinemas : OwnCinemas}
          ownWord={marks('favourite')}
          choices={choices.map((choice) => ({
            slug: choice.slug,
            to: narrowed(pageRef, { ...filters, localisation: choice.slug }),
            title: choice.city ?? choice.name,
            aside: choice.kilometres === null ? null : formatKilometres(locale, choice.kilometres),
            note: choice.city === null ? null : choice.name,
            detail: timesOf(locale, choice, showtimes.day, words('afterMidnight')),
          }))}
        />
      </ChoicePanel>
    </Fold>
  );
}

/**
 * The next starts in one line, `14h30 · 0h15 late +3`. The day comes first when it is not the page's day. Null when no start
 * is known.
 */
function timesOf(
  locale: Locale,
  { day, next, more }: CinemaChoice,
  pageDay: Day,
  late: string,
): string | null {
  if (next.length === 0) return null;
  const own = day === pageDay ? '' : `${formatDay(locale, day, 'short')} `;
  const starts = next.map((time) => formatTime(locale, time) + (startsAfterMidnight(time) ? ` ${late}` : ''));
  return `${own}${starts.join(' · ')}${more === 0 ? '' : ` +${more}`}`;
}
