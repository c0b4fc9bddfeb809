import { useTranslations } from 'next-intl';
import type { Locale } from '#src/sites/site.ts';
import { Badge } from '#src/ui/label/badge.tsx';
import { Link } from '#src/ui/link/link.tsx';
import { MarkButton } from '#src/ui/mark/mark-button.tsx';
import { Icon } from '#src/ui/picture/icon.tsx';
import { PlaceHero } from '#src/ui/place/place-hero.tsx';
import css from './cinema-head.module.scss';
import { CinemaExperiences } from './cinema-experiences.tsx';
import type { CinemaModel } from '../load-cinema.ts';

interface CinemaHeadProps {
  readonly locale: Locale;
  readonly model: CinemaModel;
}

/** The head of the cinema page: picture, name, address and features. */
export function CinemaHead({ locale, model }: CinemaHeadProps) {
  const t = useTranslations('cinema');
  const list = useTranslations('cinemas');
  const marks = useTranslations('marks');
  const { cinema, city } = model;
  const { address, urls } = cinema;
  return (
    <PlaceHero picture={cinema.backdrop} title={cinema.name}>
      {cinema.closed ? <Badge tone="accent">{list('closed')}</Badge> : null}
      <div className={css['name']}>
        <h1 className={css['title']}>{cinema.name}</h1>
        <MarkButton mark="favourite" slug={cinema.slug} compact>
          {marks('favourite')}
        </MarkButton>
      </div>
      <div className={css['where']}>
        {address === null ? null : (
          <p className={css['address']}>
            <Icon name="pin" />
            <AddressText address={address} map={urls.googleMaps} />
          </p>
        )}
        {city === null ? null : (
          <p className={css['city']}>
            <Link locale={locale} to={{ page: 'city', slug: city.slug }}>
              {city.name}
            </Link>
          </p>
        )}
      </div>
      <div className={css['experiences']}>
        {cinema.premium ? <Badge tone="brass">{t('premium')}</Badge> : null}
        <CinemaExperiences locale={locale} model={model} />
      </div>
    </PlaceHero>
  );
}

interface AddressTextProps {
  readonly address: NonNullable<CinemaModel['cinema']['address']>;
  readonly map: string | null;
}

function AddressText({ address, map }: AddressTextProps) {
  const t = useTranslations('cinema');
  const { line1, zip, city } = address;
  const text = [line1, `${zip} ${city}`.trim()].filter((part) => part !== '').join(', ');
  if (map === null) return <span>{text}</span>;
  return (
    <Link external={map} newWindow className={css['map']} title={t('map')}>
      {text}
    </Link>
  );
}
