import { useTranslations } from 'next-intl';
import { panelFragments } from '#src/routes/fragments.ts';
import { href } from '#src/routes/href.ts';
import type { Filters } from '#src/routes/filters.ts';
import type { Locale } from '#src/sites/site.ts';
import { Dialog } from '#src/ui/dialog/dialog.tsx';
import { Badge } from '#src/ui/label/badge.tsx';
import { buttonClass } from '#src/ui/link/button.tsx';
import { Link } from '#src/ui/link/link.tsx';
import { MarkButton } from '#src/ui/mark/mark-button.tsx';
import { Icon } from '#src/ui/picture/icon.tsx';
import { PlaceHero } from '#src/ui/place/place-hero.tsx';
import { popupTrigger } from '#src/popups/protocol/trigger.ts';
import css from './cinema-head.module.scss';
import { narrowed } from '../programme/filter-links.ts';
import { InfoPanel } from './info-panel.tsx';
import type { CinemaModel } from '../load-cinema.ts';
import { PriceList } from './price-list.tsx';

interface CinemaHeadProps {
  readonly locale: Locale;
  readonly model: CinemaModel;
  readonly filters: Filters;
}

/** The head of the cinema page: picture, name, address and features, with the links to the two panels. */
export function CinemaHead({ locale, model, filters }: CinemaHeadProps) {
  const t = useTranslations('cinema');
  const list = useTranslations('cinemas');
  const marks = useTranslations('marks');
  const { cinema, city, experiences, ref } = model;
  const { address, urls } = cinema;
  const navigationKey = href(locale, narrowed(ref, filters));
  return (
    <>
      <PlaceHero picture={cinema.backdrop} title={cinema.name}>
        {cinema.closed ? <Badge tone="accent">{list('closed')}</Badge> : null}
        {city === null ? null : (
          <p className={css['city']}>
            <Link locale={locale} to={{ page: 'city', slug: city.slug }}>
              {city.name}
            </Link>
          </p>
        )}
        <div className={css['name']}>
          <h1 className={css['title']}>{cinema.name}</h1>
          <MarkButton mark="favourite" slug={cinema.slug} compact>
            {marks('favourite')}
          </MarkButton>
        </div>
        {address === null ? null : (
          <p className={css['address']}>
            <Icon name="pin" />
            <AddressText address={address} map={urls.googleMaps} />
          </p>
        )}
        {experiences.length === 0 ? null : (
          <ul className={css['experiences']} aria-label={t('experiences')}>
            {experiences.map((tag) => (
              <li key={tag.slug}>
                <Link
                  locale={locale}
                  to={
                    tag.page === null
                      ? narrowed(ref, { tags: [tag.slug] })
                      : { page: 'experience', slug: tag.page }
                  }
                  plain
                  className={css['experience']}
                  {...popupTrigger('experienceTeaser', { tag: tag.slug })}
                >
                  <Badge tone={tag.premium ? 'brass' : 'plain'}>{tag.title}</Badge>
                </Link>
              </li>
            ))}
          </ul>
        )}
      </PlaceHero>
      <div className={css['ways']}>
        <Dialog
          id={panelFragments.info}
          title={t('info')}
          placement="side"
          fragment
          trigger={
            <>
              <Icon name="info" />
              {t('info')}
            </>
          }
          triggerClassName={buttonClass('outlined')}
          navigationKey={navigationKey}
        >
          <InfoPanel locale={locale} model={model} resetKey={navigationKey} />
        </Dialog>
        <Dialog
          id={panelFragments.pricing}
          title={t('prices')}
          placement="side"
          fragment
          trigger={
            <>
              <Icon name="ticket" />
              {t('prices')}
            </>
          }
          triggerClassName={buttonClass('outlined')}
          navigationKey={navigationKey}
        >
          <PriceList locale={locale} pricing={cinema.pricing} />
        </Dialog>
      </div>
    </>
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
