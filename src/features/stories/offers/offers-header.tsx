import { useTranslations } from 'next-intl';
import { RichText } from '#src/ui/layout/rich-text.tsx';
import { CtaLink } from '#src/ui/link/cta-link.tsx';
import { Picture } from '#src/ui/picture/picture.client.tsx';
import { PlaceHero } from '#src/ui/place/place-hero.tsx';
import css from './offers-header.module.scss';
import type { OffersHeaderView } from './offers-model.ts';

/** The head of the offers page (R092); without the chain's header, the title of the page. */
export function OffersHeader({ header }: { readonly header: OffersHeaderView | null }) {
  const t = useTranslations('offers');
  if (header === null)
    return (
      <div className={css['top']}>
        <h1>{t('title')}</h1>
        <p className={css['subtitle']}>{t('lead')}</p>
      </div>
    );
  const { backdrop, mobileBackdrop, image, descriptionHtml, restrictionHtml } = header;
  const title = header.title ?? t('title');
  const told = image !== null || descriptionHtml !== null || restrictionHtml !== null;
  return (
    <>
      {backdrop === null && mobileBackdrop === null ? (
        <div className={css['top']}>
          <Words header={header} title={title} />
        </div>
      ) : (
        <PlaceHero picture={backdrop ?? mobileBackdrop} narrowPicture={mobileBackdrop} title={title}>
          <Words header={header} title={title} />
        </PlaceHero>
      )}
      {told ? (
        <div className={css['about']}>
          {image === null ? null : (
            <Picture
              kind="backdrop"
              src={image}
              alt=""
              title={title}
              sizes="(width >= 43.75em) 24rem, 92vw"
              className={css['image']}
            />
          )}
          <div className={css['told']}>
            {descriptionHtml === null ? null : <RichText html={descriptionHtml} />}
            {restrictionHtml === null ? null : (
              <RichText html={restrictionHtml} className={css['restriction'] ?? ''} />
            )}
          </div>
        </div>
      ) : null}
    </>
  );
}

function Words({ header, title }: { readonly header: OffersHeaderView; readonly title: string }) {
  const { logo, subtitle, cta, ctaInfo } = header;
  return (
    <>
      {logo === null ? null : (
        <picture>
          <img src={logo} alt="" className={css['logo']} />
        </picture>
      )}
      <h1 className={css['title']}>{title}</h1>
      {subtitle === null ? null : <p className={css['subtitle']}>{subtitle}</p>}
      {cta === null && ctaInfo === null ? null : (
        <div className={css['action']}>
          {cta === null ? null : <CtaLink cta={cta} />}
          {ctaInfo === null ? null : <p className={css['info']}>{ctaInfo}</p>}
        </div>
      )}
    </>
  );
}
