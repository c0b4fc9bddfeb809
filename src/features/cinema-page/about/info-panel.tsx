import { useTranslations } from 'next-intl';
import type { Locale } from '#src/sites/site.ts';
import { formatNumber } from '#src/domain/number/format-number.ts';
import { Accordion, type AccordionItem } from '#src/ui/layout/accordion.client.tsx';
import { RichText } from '#src/ui/layout/rich-text.tsx';
import { buttonClass } from '#src/ui/link/button.tsx';
import { Link } from '#src/ui/link/link.tsx';
import { Icon } from '#src/ui/picture/icon.tsx';
import { Picture } from '#src/ui/picture/picture.client.tsx';
import { CinemaExperiences } from './cinema-experiences.tsx';
import css from './info-panel.module.scss';
import { OpeningHours } from './opening-hours.tsx';
import type { CinemaModel } from '../load-cinema.ts';

interface InfoPanelProps {
  readonly locale: Locale;
  readonly model: CinemaModel;
  /** Changes with every navigation, so that unfolded parts fold again (R167). */
  readonly resetKey: string;
}

/**
 * The practical information for a visit: address, opening hours, directions, accessibility, and a description of the
 * cinema (R067, R069).
 */
export function InfoPanel({ locale, model, resetKey }: InfoPanelProps) {
  const t = useTranslations('cinema');
  const { cinema, services, hours } = model;
  const told = services.openingHours?.descriptionHtml ?? null;
  const { address, urls, statistics } = cinema;
  const parts: AccordionItem[] = [];
  if (cinema.itineraryHtml !== null || cinema.itineraryImage !== null)
    parts.push({ key: 'access', title: t('access'), content: <Itinerary model={model} /> });
  if (hasAccessibility(model))
    parts.push({ key: 'accessibility', title: t('accessibility'), content: <Accessibility model={model} /> });
  if (cinema.descriptionHtml !== null)
    parts.push({ key: 'about', title: t('about'), content: <RichText html={cinema.descriptionHtml} /> });
  return (
    <div className={css['info']}>
      {address === null ? null : (
        <section aria-labelledby="info-address">
          <h3 id="info-address" className={css['title']}>
            {t('address')}
          </h3>
          <address className={css['address']}>
            {address.name === '' || address.name === cinema.name ? null : <span>{address.name}</span>}
            <span>{address.line1}</span>
            {address.line2 === null ? null : <span>{address.line2}</span>}
            <span>{`${address.zip} ${address.city}`.trim()}</span>
            {cinema.telephone === null ? null : (
              <span>
                <Link external={`tel:${cinema.telephone.replaceAll(/[^+\d]/g, '')}`}>{cinema.telephone}</Link>
              </span>
            )}
          </address>
          {urls.googleMaps === null ? null : (
            <Link external={urls.googleMaps} newWindow className={buttonClass('outlined')}>
              <Icon name="pin" />
              {t('map')}
            </Link>
          )}
        </section>
      )}
      {hours === null && told === null ? null : (
        <section aria-labelledby="info-hours">
          <h3 id="info-hours" className={css['title']}>
            {services.openingHours?.label ?? t('hours.title')}
          </h3>
          <div className={css['hours']}>
            {hours === null ? null : <OpeningHours locale={locale} hours={hours} />}
            {told === null ? null : <RichText html={told} />}
          </div>
        </section>
      )}
      {statistics.auditoriums === null && statistics.seats === null ? null : (
        <p className={css['figures']}>
          {statistics.auditoriums === null ? null : (
            <span>
              <Icon name="screen" />
              {t('auditoriums', { count: statistics.auditoriums })}
            </span>
          )}
          {statistics.seats === null ? null : (
            <span>
              <Icon name="seat" />
              {t('seats', { count: statistics.seats, number: formatNumber(locale, statistics.seats) })}
            </span>
          )}
        </p>
      )}
      {model.experiences.length === 0 ? null : (
        <section aria-labelledby="info-experiences">
          <h3 id="info-experiences" className={css['title']}>
            {t('experiences')}
          </h3>
          <CinemaExperiences locale={locale} model={model} />
        </section>
      )}
      {parts.length === 0 ? null : <Accordion key={resetKey} items={parts} name="cinema-info" />}
    </div>
  );
}

function Itinerary({ model: { cinema } }: Pick<InfoPanelProps, 'model'>) {
  return (
    <>
      {cinema.itineraryHtml === null ? null : <RichText html={cinema.itineraryHtml} />}
      {cinema.itineraryImage === null ? null : (
        <Picture
          kind="cinema"
          src={cinema.itineraryImage}
          alt=""
          title={cinema.name}
          sizes="(width >= 43.75em) 26rem, 92vw"
          className={css['plan'] ?? ''}
        />
      )}
    </>
  );
}

/** Whether there is any information on access for visitors with a disability. */
export function hasAccessibility({ cinema, services }: Pick<CinemaModel, 'cinema' | 'services'>): boolean {
  return (
    cinema.disabledServices ||
    cinema.accessibilityHtml !== null ||
    cinema.accesLibreUrl !== null ||
    services.accessibility.length > 0
  );
}

function Accessibility({ model: { cinema, services } }: Pick<InfoPanelProps, 'model'>) {
  const t = useTranslations('cinema');
  return (
    <div className={css['accessibility']}>
      {cinema.disabledServices ? (
        <p className={css['accessible']}>
          <Icon name="wheelchair" />
          {t('accessible')}
        </p>
      ) : null}
      {cinema.accessibilityHtml === null ? null : <RichText html={cinema.accessibilityHtml} />}
      {services.accessibility.map(({ slug, label, descriptionHtml }) => (
        <div key={slug}>
          <h4 className={css['small']}>{label}</h4>
          {descriptionHtml === null ? null : <RichText html={descriptionHtml} />}
        </div>
      ))}
      {cinema.accesLibreUrl === null ? null : (
        <p>
          <Link external={cinema.accesLibreUrl} newWindow>
            {t('accessGuide')}
          </Link>
        </p>
      )}
    </div>
  );
}
