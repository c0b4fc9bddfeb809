import { clsx } from 'clsx';
import { useTranslations } from 'next-intl';
import { addressLine } from '#src/domain/cinema/address-line.ts';
import type { CinemaListView } from '#src/domain/cinema/cinema-list-view.ts';
import type { NamedCity } from '#src/domain/cinema/nearby-cities.ts';
import { formatKilometres } from '#src/domain/number/format-number.ts';
import type { TagView } from '#src/domain/tag/vocabulary.ts';
import type { Locale } from '#src/sites/site.ts';
import { Badge } from '../label/badge.tsx';
import { Link } from '../link/link.tsx';
import { CardMark } from '../mark/card-mark.client.tsx';
import { Picture } from '../picture/picture.tsx';
import css from './cinema-card.module.scss';

interface CinemaCardProps {
  readonly locale: Locale;
  readonly cinema: CinemaListView;
  readonly experiences: readonly TagView[];
  /** The city above the name, a way to its page; none where a heading says it. */
  readonly city?: NamedCity | null;
  /** From the centre of its city. */
  readonly kilometres?: number | null;
  readonly heading?: 'h3' | 'h4' | 'h5';
  /** For a long list: a row at every width, of the experiences only the premium ones. */
  readonly dense?: boolean;
  /** Among the first on the screen. */
  readonly priority?: boolean;
}

const cardSizes = '(width >= 1080px) 20rem, (width >= 700px) 44vw, 8rem';
const rowSizes = '9rem';
const separator = ' · ';
/** The widest picture that a card has use for, in pixels. */
const cardWidth = 640;

/** A cinema in a list: its front, where it stands, what it has. One link to its programme, as large as the card. */
export function CinemaCard(props: CinemaCardProps) {
  const {
    locale,
    cinema,
    experiences,
    city = null,
    kilometres = null,
    dense = false,
    priority = false,
  } = props;
  const { heading: Heading = 'h3' } = props;
  const t = useTranslations('cinemas');
  const marks = useTranslations('marks');
  const { address, statistics } = cinema;
  const facts = [
    kilometres === null ? null : t('fromCentre', { distance: formatKilometres(locale, kilometres) }),
    statistics.halls === null ? null : t('halls', { count: statistics.halls }),
  ].filter((fact) => fact !== null);
  return (
    <article className={clsx(css['card'], dense && css['dense'])}>
      <Picture
        kind="cinema"
        src={cinema.backdrop}
        alt=""
        title={cinema.name}
        sizes={dense ? rowSizes : cardSizes}
        widest={cardWidth}
        priority={priority}
        className={css['picture'] ?? ''}
      />
      <div className={css['words']}>
        {city === null ? null : (
          <p className={css['city']}>
            <Link locale={locale} to={{ page: 'city', slug: city.slug }}>
              {city.name}
            </Link>
          </p>
        )}
        <Heading className={css['name']}>
          <Link locale={locale} to={{ page: 'cinema', slug: cinema.slug }} className={css['link']}>
            {cinema.name}
          </Link>
        </Heading>
        {address === null ? null : <p className={css['address']}>{addressLine(address)}</p>}
        {cinema.closed ? <Badge tone="accent">{t('closed')}</Badge> : null}
        <Facts facts={facts} experiences={experiences} dense={dense} />
        {cinema.closed || dense ? null : (
          <p className={css['step']} aria-hidden="true">
            {t('programme')}
          </p>
        )}
      </div>
      <CardMark slug={cinema.slug} label={`${cinema.name}, ${marks('favourite')}`} className={css['mark']} />
    </article>
  );
}

interface FactsProps {
  readonly facts: readonly string[];
  readonly experiences: readonly TagView[];
  readonly dense: boolean;
}

/** Figures and experiences as texts instead of a badge each: a list of seventy cinemas is long enough. */
function Facts({ facts, experiences, dense }: FactsProps) {
  const titles = (premium: boolean) =>
    experiences.filter((tag) => tag.premium === premium).map(({ title }) => title);
  const figures = facts.join(separator);
  const best = titles(true).join(separator);
  if (dense)
    return (
      <p className={css['facts']}>
        {figures}
        {figures === '' || best === '' ? null : separator}
        {best === '' ? null : <strong>{best}</strong>}
      </p>
    );
  const others = titles(false).join(separator);
  return (
    <>
      {figures === '' ? null : <p className={css['facts']}>{figures}</p>}
      {experiences.length === 0 ? null : (
        <p className={css['facts']}>
          {best === '' ? null : <strong>{best}</strong>}
          {best === '' || others === '' ? null : separator}
          {others}
        </p>
      )}
    </>
  );
}
