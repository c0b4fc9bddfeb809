import { useTranslations } from 'next-intl';
import type { Locale } from '#src/sites/site.ts';
import { RichText } from '#src/ui/layout/rich-text.tsx';
import { Section } from '#src/ui/layout/section.client.tsx';
import { buttonClass } from '#src/ui/link/button.tsx';
import { Link } from '#src/ui/link/link.tsx';
import { Picture } from '#src/ui/picture/picture.client.tsx';
import { ShowGrid } from '#src/ui/poster/show-grid.tsx';
import type { InfoView } from './info-model.ts';
import css from './info-parts.module.scss';

interface PartProps {
  readonly locale: Locale;
  readonly info: InfoView;
}

/** The way to the page of the app. */
export function AppPart({ locale, info: { mobileApp, headings } }: PartProps) {
  const t = useTranslations('info');
  if (!mobileApp) return null;
  return (
    <Section id="app" title={headings.mobileApp ?? t('mobileApp')}>
      <div className={css['app']}>
        <p>{t('appText')}</p>
        <Link locale={locale} to={{ page: 'app' }} className={buttonClass('outlined')}>
          {t('toApp')}
        </Link>
      </div>
    </Section>
  );
}

/** The cinemas of an information page, with their place. */
export function CinemasPart({ locale, info: { cinemas, headings } }: PartProps) {
  const t = useTranslations('info');
  if (cinemas.length === 0) return null;
  return (
    <Section id="cinemas" title={headings.cinemas ?? t('cinemas')}>
      <ul className={css['cinemas']}>
        {cinemas.map(({ slug, name, zip, city }) => (
          <li key={slug} className={css['cinema']}>
            <Link locale={locale} to={{ page: 'cinema', slug }} className={css['link']}>
              {name}
            </Link>
            {zip === null && city === null ? null : (
              <span className={css['place']}>{[zip, city].filter((part) => part !== null).join(' ')}</span>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** The shows of an information page. */
export function ShowsPart({ locale, info: { shows, headings } }: PartProps) {
  const t = useTranslations('info');
  if (shows.length === 0) return null;
  const title = headings.shows ?? t('shows');
  return (
    <Section id="shows" title={title}>
      <ShowGrid locale={locale} label={title} shows={shows.map((show) => ({ show }))} />
    </Section>
  );
}

/** The person whom an information page presents. */
export function GuestPart({ info: { guest, headings } }: Pick<PartProps, 'info'>) {
  const t = useTranslations('info');
  if (guest === null) return null;
  const { name, role, description, image } = guest;
  return (
    <Section id="guest" title={headings.guest ?? t('guest')}>
      <div className={css['guest']}>
        {image === null ? null : (
          <Picture
            kind="poster"
            src={image}
            alt=""
            title={name}
            sizes="9rem"
            widest={320}
            className={css['face']}
          />
        )}
        <div className={css['words']}>
          <h3 className={css['name']}>{name}</h3>
          {role === null ? null : <p className={css['place']}>{role}</p>}
          {description === null ? null : <RichText html={description} />}
        </div>
      </div>
    </Section>
  );
}
