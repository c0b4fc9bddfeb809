import { useTranslations } from 'next-intl';
import type { Locale } from '#src/sites/site.ts';
import { CinemaCards } from '#src/ui/place/cinema-cards.tsx';
import { Link } from '#src/ui/link/link.tsx';
import { Icon } from '#src/ui/picture/icon.tsx';
import css from './cinema-list.module.scss';
import { CinemaNames, mostCards } from './cinema-names.tsx';
import type { CinemaBlock, LetterGroup } from './group-cinemas.ts';

interface CinemaListProps {
  readonly locale: Locale;
  readonly groups: readonly LetterGroup[];
}

const idOf = (letter: string) => `letter-${letter === '#' ? 'other' : letter.toLowerCase()}`;

/**
 * All cinemas by city. A long list is divided by letter, with a row of links to the letters; a very long one has names in
 * place of cards.
 */
export function CinemaList({ locale, groups }: CinemaListProps) {
  const t = useTranslations('cinemas');
  const letters = groups.flatMap(({ letter }) => letter ?? []);
  const count = groups.reduce(
    (sum, { blocks }) => sum + blocks.reduce((ofGroup, { cinemas }) => ofGroup + cinemas.length, 0),
    0,
  );
  return (
    <section id="all" aria-labelledby="all-title" className={css['all']}>
      <h2 id="all-title" className={css['title']}>
        {t('byCity')}
      </h2>
      {letters.length === 0 ? null : (
        <nav aria-label={t('jump')}>
          <ul className={css['letters']}>
            {letters.map((letter) => (
              <li key={letter}>
                <a href={`#${idOf(letter)}`} className={css['letter']}>
                  {letter}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {groups.map(({ letter, blocks }) =>
        letter === null ? (
          <Blocks key="all" locale={locale} blocks={blocks} dense={false} />
        ) : (
          <section
            key={letter}
            id={idOf(letter)}
            aria-labelledby={`${idOf(letter)}-title`}
            className={css['group']}
          >
            <h3 id={`${idOf(letter)}-title`} className={css['initial']}>
              {letter}
            </h3>
            {count > mostCards ? (
              <CinemaNames locale={locale} blocks={blocks} />
            ) : (
              <Blocks locale={locale} blocks={blocks} dense />
            )}
          </section>
        ),
      )}
    </section>
  );
}

interface BlocksProps {
  readonly locale: Locale;
  readonly blocks: readonly CinemaBlock[];
  /** Set for a list divided by letter: it is long, and its headings are one level deeper. */
  readonly dense: boolean;
}

function Blocks({ locale, blocks, dense }: BlocksProps) {
  const t = useTranslations('cinemas');
  const Heading = dense ? 'h4' : 'h3';
  const below = dense ? 'h5' : 'h4';
  return (
    <div className={css['blocks']}>
      {blocks.map(({ city, cinemas }) =>
        city === null ? (
          <CinemaCards
            key={cinemas[0]?.cinema.slug}
            locale={locale}
            cinemas={cinemas}
            heading={Heading}
            dense={dense}
          />
        ) : (
          <section key={city.slug} aria-labelledby={`in-${city.slug}`}>
            <div className={css['head']}>
              <Heading id={`in-${city.slug}`} className={css['city']}>
                {city.name}
              </Heading>
              <Link locale={locale} to={{ page: 'city', slug: city.slug }} className={css['more']}>
                {t('cityProgramme', { city: city.name })}
                <Icon name="chevron-right" />
              </Link>
            </div>
            <CinemaCards
              locale={locale}
              cinemas={cinemas.map((listed) => ({ ...listed, city: null }))}
              heading={below}
              dense={dense}
            />
          </section>
        ),
      )}
    </div>
  );
}
