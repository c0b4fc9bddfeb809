import { useTranslations } from 'next-intl';
import { formatDuration } from '#src/domain/date/duration.ts';
import { formatDay } from '#src/domain/date/format.ts';
import { showRef } from '#src/domain/show/show-ref.ts';
import type { Locale } from '#src/sites/site.ts';
import { Badge } from '#src/ui/label/badge.tsx';
import { Link } from '#src/ui/link/link.tsx';
import { Picture } from '#src/ui/picture/picture.client.tsx';
import { NextTimes } from '#src/ui/showtime/next-times.client.tsx';
import { useTimesByCinema } from '#src/ui/showtime/next-times.ts';
import { MarkedText } from '#src/ui/search/marked-text.tsx';
import { OwnMarkOf } from '#src/visitor/own/own-list.client.tsx';
import type { NextOfFound } from './load-next.ts';
import css from './result-cards.module.scss';
import {
  slugOf,
  type FoundCinema,
  type FoundDates,
  type FoundPage,
  type FoundShow,
  type SearchResult,
} from './search-groups.ts';

interface CardProps<R> {
  readonly locale: Locale;
  readonly result: R;
  /** The text that the visitor searched for. */
  readonly query: string;
}

interface ResultCardProps extends CardProps<SearchResult> {
  readonly next: NextOfFound;
}

/** A result in the form of its kind; one link covers the whole card, below the links of the next showtimes. */
export function ResultCard({ locale, result, query, next }: ResultCardProps) {
  const card = { locale, query, next };
  if (result.type === 'show') return <ShowResult {...card} result={result} />;
  if (result.type === 'cinema') return <CinemaResult {...card} result={result} />;
  return <PageResult locale={locale} result={result} query={query} />;
}

function Title({ locale, result, query }: CardProps<SearchResult>) {
  return (
    <h3 className={css['title']}>
      <Link locale={locale} to={result.to} className={css['link']}>
        <MarkedText text={result.title} query={query} />
      </Link>
    </h3>
  );
}

/** Near a place one cinema has the times of a film; without one, two of those where it starts first. */
const most = { placed: { cinemas: 1, times: 3 }, anywhere: { cinemas: 2, times: 3 } } as const;

type WithTimes<R> = CardProps<R> & Pick<ResultCardProps, 'next'>;

function ShowResult({ locale, result, query, next }: WithTimes<FoundShow>) {
  const t = useTranslations('search');
  const { kind, poster, title, colour, duration, genres, story, directors, actors, originalTitle } = result;
  const timesOf = useTimesByCinema(locale, null);
  const slug = slugOf(result);
  const times = timesOf({
    show: { slug, title },
    to: result.to,
    next: next.shows.get(slug),
    most: most[next.placed ? 'placed' : 'anywhere'],
  });
  const facts = [duration === null ? null : formatDuration(duration), genres.join(', ') || null];
  return (
    <article className={css['show']}>
      <Picture
        kind="poster"
        src={poster}
        alt=""
        title={title}
        sizes="(width >= 43.75em) 8rem, 6rem"
        dominantColour={colour}
        className={css['poster']}
      />
      <div className={css['words']}>
        <Badge tone={kind === 'event' ? 'accent' : 'plain'}>{t(`kinds.${kind}`)}</Badge>
        <Title locale={locale} result={result} query={query} />
        <p className={css['facts']}>
          <MarkedText text={facts.filter((fact) => fact !== null).join(' · ')} query={query} />
        </p>
        {story === '' ? null : <p className={css['facts']}>{story}</p>}
        {originalTitle === null ? null : (
          <p className={css['facts']}>
            {t('originalTitle')} <MarkedText text={originalTitle} query={query} />
          </p>
        )}
        <People of="directors" names={directors} query={query} />
        <People of="actors" names={actors} query={query} />
        {times.map((one) => (
          <NextTimes key={one.cinema} {...one} />
        ))}
      </div>
    </article>
  );
}

interface PeopleProps {
  readonly of: 'directors' | 'actors';
  readonly names: readonly string[];
  readonly query: string;
}

/** The people of a film whose names match the search. */
function People({ of, names, query }: PeopleProps) {
  const t = useTranslations('search');
  if (names.length === 0) return null;
  return (
    <p className={css['facts']}>
      {t(of)} <MarkedText text={names.join(', ')} query={query} />
    </p>
  );
}

function CinemaResult({ locale, result, query, next }: WithTimes<FoundCinema>) {
  const marks = useTranslations('marks');
  const t = useTranslations('search');
  const timesOf = useTimesByCinema(locale, null);
  const slug = slugOf(result);
  const films = next.cinemas.get(slug) ?? [];
  return (
    <article className={css['cinema']}>
      <Picture
        kind="cinema"
        src={result.picture}
        alt=""
        title={result.title}
        sizes="(width >= 67.5em) 26rem, (width >= 43.75em) 30vw, 7rem"
        className={css['front']}
      />
      <div className={css['words']}>
        <Title locale={locale} result={result} query={query} />
        {result.address === null ? null : (
          <p className={css['facts']}>
            <MarkedText text={result.address} query={query} />
          </p>
        )}
        <OwnMarkOf slug={slug} word={marks('favourite')} />
        {result.closed ? <Badge tone="accent">{t('closed')}</Badge> : null}
        {films.flatMap(({ show, next: there }) =>
          timesOf({ show, to: showRef(show, { localisation: slug }), next: [there] }).map((times) => (
            // The card is about the cinema: what is named is the film.
            <NextTimes key={show.slug} {...times} name={show.title} />
          )),
        )}
      </div>
    </article>
  );
}

function PageResult({ locale, result, query }: CardProps<FoundPage>) {
  const { image, topic, dates, title } = result;
  return (
    <article className={image === null ? css['page'] : css['cinema']}>
      {image === null ? null : (
        <Picture
          kind="backdrop"
          src={image}
          alt=""
          title={title}
          sizes="(width >= 67.5em) 26rem, (width >= 43.75em) 30vw, 7rem"
          className={css['front']}
        />
      )}
      <div className={css['words']}>
        {topic === null ? null : <Badge>{topic}</Badge>}
        <Title locale={locale} result={result} query={query} />
        {dates === null ? null : (
          <p className={css['facts']}>
            <Dates locale={locale} dates={dates} />
          </p>
        )}
      </div>
    </article>
  );
}

/** The dates of a result: on a day, from a day on, or between two days (R105). */
function Dates({
  locale,
  dates: { kind, start, end },
}: {
  readonly locale: Locale;
  readonly dates: FoundDates;
}) {
  const t = useTranslations('search.dates');
  const [from, to] = [formatDay(locale, start, 'date'), formatDay(locale, end, 'date')];
  return t(kind, { from, to });
}
