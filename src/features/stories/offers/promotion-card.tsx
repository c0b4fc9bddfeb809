import { ColourLabel } from '#src/ui/label/colour-label.tsx';
import { RichText } from '#src/ui/layout/rich-text.tsx';
import { CtaLink } from '#src/ui/link/cta-link.tsx';
import { Picture } from '#src/ui/picture/picture.client.tsx';
import type { PromotionView } from './offers-model.ts';
import css from './promotion-card.module.scss';

/** A promotion of the offers page (R093): picture, label, texts, one link. */
export function PromotionCard({ promotion }: { readonly promotion: PromotionView }) {
  const { title, subtitle, descriptionHtml, restrictionHtml, cta, ctaInfo } = promotion;
  const { picture, mobilePicture, label, labelColour, logo } = promotion;
  return (
    <article className={css['promotion']}>
      {picture === null && mobilePicture === null ? null : (
        <Picture
          kind="backdrop"
          src={picture ?? mobilePicture}
          narrowSrc={mobilePicture}
          alt=""
          title={title}
          sizes="(width >= 67.5em) 40rem, (width >= 43.75em) 50vw, 92vw"
          className={css['picture']}
        />
      )}
      <div className={css['words']}>
        {label === null ? null : <ColourLabel text={label} colour={labelColour} />}
        {logo === null ? null : (
          <picture>
            <img src={logo} alt="" className={css['logo']} loading="lazy" />
          </picture>
        )}
        <h3 className={css['title']}>{title}</h3>
        {subtitle === null ? null : <p className={css['subtitle']}>{subtitle}</p>}
        {descriptionHtml === null ? null : <RichText html={descriptionHtml} />}
        {cta === null && ctaInfo === null ? null : (
          <div className={css['action']}>
            {cta === null ? null : <CtaLink cta={cta} />}
            {ctaInfo === null ? null : <p className={css['small']}>{ctaInfo}</p>}
          </div>
        )}
        {restrictionHtml === null ? null : <RichText html={restrictionHtml} className={css['small'] ?? ''} />}
      </div>
    </article>
  );
}
