import { useTranslations } from 'next-intl';
import { formatTime } from '#src/domain/date/format.ts';
import { formatKilometres } from '#src/domain/number/format-number.ts';
import { Link } from '#src/ui/link/link.tsx';
import { Icon } from '#src/ui/picture/icon.tsx';
import css from './cinema-choices.module.scss';
import { narrowed, without, type ShowingsPart } from './narrowed.ts';

/**
 * The cinemas that play the film that day and do not stand in full: folded away behind one line, each a step from its
 * showings. A country of seventy cinemas would otherwise bury the first showing.
 */
export function CinemaChoices({ locale, pageRef, filters, showings }: ShowingsPart) {
  const t = useTranslations('movie');
  const { choices, chosen } = showings;
  if (choices.length === 0 && chosen === null) return null;
  return (
    <details className={css['choices']}>
      <summary className={css['summary']}>
        <Icon name="pin" />
        {chosen === null
          ? t('chooseCinema')
          : t('otherThan', { name: chosen.city === null ? chosen.name : `${chosen.name}, ${chosen.city}` })}
      </summary>
      <div className={css['panel']}>
        {chosen === null ? null : (
          <p className={css['all']}>
            <Link locale={locale} to={narrowed(pageRef, without(filters, 'localisation'))} keepScroll>
              {t('allCinemas')}
            </Link>
          </p>
        )}
        <ul className={css['list']} aria-label={t('chooseCinema')}>
          {choices.map(({ slug, name, city, kilometres, next, more }) => (
            <li key={slug}>
              <Link
                locale={locale}
                to={narrowed(pageRef, { ...filters, localisation: slug })}
                keepScroll
                className={css['choice']}
              >
                <span className={css['where']}>
                  <strong>{city ?? name}</strong>
                  {kilometres === null ? null : <span> {formatKilometres(locale, kilometres)}</span>}
                </span>
                {city === null ? null : <span className={css['name']}>{name}</span>}
                {next.length === 0 ? null : (
                  <span className={css['times']}>
                    {next.map((time) => formatTime(locale, time)).join(' · ')}
                    {more === 0 ? null : ` +${more}`}
                  </span>
                )}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </details>
  );
}
