import type { Locale } from '#src/sites/site.ts';
import { Hero } from '#src/ui/layout/hero.tsx';
import { RichText } from '#src/ui/layout/rich-text.tsx';
import { buttonClass } from '#src/ui/link/button.tsx';
import { Link } from '#src/ui/link/link.tsx';
import type { InfoHead as Head, InfoView } from './info-model.ts';
import css from './info-page.module.scss';
import type { InfoModel } from './load-info.ts';
import { Explanation, Listing, Mosaic } from './info-texts.tsx';
import { AppPart, CinemasPart, GuestPart, ShowsPart } from './info-parts.tsx';

interface InfoPageProps {
  readonly locale: Locale;
  readonly model: InfoModel;
}

/** An information page of the chain: its parts in their fixed order; empty ones are left out (R104). */
export function InfoPage({ locale, model }: InfoPageProps) {
  return <InfoArticle locale={locale} info={model.info} />;
}

/** The parts of an information page, for every page whose text comes from one. */
export function InfoArticle({ locale, info }: { readonly locale: Locale; readonly info: InfoView }) {
  return (
    <article>
      <InfoHead head={info.head} />
      <Explanation explanation={info.explanation} />
      <Mosaic tiles={info.mosaic} />
      <Listing lines={info.listing} heading={info.headings.listing} />
      <AppPart locale={locale} info={info} />
      <CinemasPart locale={locale} info={info} />
      <ShowsPart locale={locale} info={info} />
      <GuestPart info={info} />
    </article>
  );
}

/** The head: with a picture as a hero, without one as plain text. */
function InfoHead({ head }: { readonly head: Head }) {
  const { title, subtitle, description, backdrop, narrowBackdrop, logo, cta } = head;
  const words = (
    <div className={css['words']}>
      <h1 className={css['title']}>
        {logo === null ? (
          title
        ) : (
          <picture>
            <img src={logo} alt={title} className={css['logo']} />
          </picture>
        )}
      </h1>
      {subtitle === null ? null : <p className={css['subtitle']}>{subtitle}</p>}
      {description === null ? null : <RichText html={description} className={css['lead'] ?? ''} />}
      {cta === null ? null : (
        <p>
          <Link external={cta.url} newWindow={cta.newWindow} className={buttonClass('filled')}>
            {cta.label}
          </Link>
        </p>
      )}
    </div>
  );
  if (backdrop === null) return <div className={css['plain']}>{words}</div>;
  return (
    <Hero kind="backdrop" picture={backdrop} narrowPicture={narrowBackdrop} title={title} height="low">
      {words}
    </Hero>
  );
}
