import { clsx } from 'clsx';
import { useTranslations } from 'next-intl';
import type { Locale } from '#src/sites/site.ts';
import { Badge } from '#src/ui/label/badge.tsx';
import { CtaLink } from '#src/ui/link/cta-link.tsx';
import { Picture } from '#src/ui/picture/picture.tsx';
import type { Promo } from './home-model.ts';
import css from './promo-band.module.scss';

interface PromoBandProps {
  readonly locale: Locale;
  readonly promos: readonly Promo[];
  /** Unique id on the page. */
  readonly id: string;
  /** Puts the picture on the other side. */
  readonly turned?: boolean;
}

/** A promotion of the chain, or of a partner, between the films: a picture, a short text and one link (R119). */
export function PromoBand({ promos, id, turned = false }: PromoBandProps) {
  const t = useTranslations('home');
  return promos.map(({ title, description, image, imageAlt, cta, sponsored }) => (
    <aside key={title} aria-labelledby={`${id}-title`} className={css['outside']}>
      <div className={clsx(css['band'], turned && css['turned'])}>
        {image === null ? null : (
          <Picture
            kind="cinema"
            src={image}
            alt={imageAlt ?? ''}
            title={title}
            sizes="(width >= 1080px) 40rem, (width >= 700px) 50vw, 92vw"
            className={css['picture']}
          />
        )}
        <div className={css['words']}>
          {sponsored ? <Badge>{t('sponsored')}</Badge> : null}
          <h2 id={`${id}-title`} className={css['title']}>
            {title}
          </h2>
          {description === null ? null : <p className={css['text']}>{description}</p>}
          {cta === null ? null : <CtaLink cta={cta} />}
        </div>
      </div>
    </aside>
  ));
}
