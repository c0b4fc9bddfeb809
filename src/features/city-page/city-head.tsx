import { useTranslations } from 'next-intl';
import { formatDay } from '#src/domain/date/format.ts';
import { contracted } from '#src/i18n/contracted.ts';
import type { Locale } from '#src/sites/site.ts';
import { buttonClass } from '#src/ui/link/button.tsx';
import { Link } from '#src/ui/link/link.tsx';
import { MarkButton } from '#src/ui/mark/mark-button.tsx';
import { Icon } from '#src/ui/picture/icon.tsx';
import { PlaceHero } from '#src/ui/place/place-hero.tsx';
import { leadOf } from './city-about.tsx';
import { filmsToTell } from './city-day.ts';
import css from './city-head.module.scss';
import type { CityModel } from './load-city.ts';

interface CityHeadProps {
  readonly locale: Locale;
  readonly model: CityModel;
}

/** The head of the city page: picture, name, numbers of cinemas and films, and links to the sections. */
export function CityHead({ locale, model }: CityHeadProps) {
  const t = useTranslations('city');
  const marks = useTranslations('marks');
  const { city, cinemas, only, programme } = model;
  const before = t('kind').split(' ').length;
  const words = contracted(`${t('kind')} ${city.name}`).split(' ');
  const lead = leadOf(city);
  const day = programme?.day;
  const films = filmsToTell(day);
  const first = cinemas.find(({ cinema }) => cinema.slug === only);
  return (
    <PlaceHero picture={city.backdrop} narrowPicture={city.mobileBackdrop} title={city.name}>
      <h1 className={css['title']}>
        <span className={css['kind']}>{words.slice(0, before).join(' ')} </span>
        {words.slice(before).join(' ')}
      </h1>
      <p className={css['facts']}>
        {city.region === 'idf' ? <span>{t('regionIdf')}</span> : null}
        {cinemas.length === 0 ? null : first === undefined ? (
          <a href="#cinemas">{t('cinemasCount', { count: cinemas.length })}</a>
        ) : (
          <span>{t('cinemasCount', { count: cinemas.length })}</span>
        )}
        {day === undefined || films === 0 ? null : (
          <span>{t('filmsOn', { count: films, date: formatDay(locale, day.day, 'long') })}</span>
        )}
      </p>
      {lead === null ? null : <p className={css['lead']}>{lead}</p>}
      {first === undefined ? null : (
        <div className={css['ways']}>
          <Link
            locale={locale}
            to={{ page: 'cinema', slug: first.cinema.slug }}
            className={buttonClass('filled')}
          >
            <Icon name="ticket" />
            {t('toCinema', { name: first.cinema.name })}
          </Link>
          <MarkButton mark="favourite" slug={first.cinema.slug} compact>
            {marks('favourite')}
          </MarkButton>
        </div>
      )}
    </PlaceHero>
  );
}
