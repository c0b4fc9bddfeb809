import { clsx } from 'clsx';
import { useTranslations } from 'next-intl';
import type { Promo } from '#src/domain/push/promo.ts';
import { Badge } from '../label/badge.tsx';
import { CtaLink } from '../link/cta-link.tsx';
import { Picture } from '../picture/picture.client.tsx';
import css from './promo-band.module.scss';

interface PromoBandProps {
  readonly promos: readonly Promo[];
  /** Unique id on the page. */
  readonly id: string;
  /** Puts the picture on the other side. */
  readonly turned?: boolean;
}

/** A promotion between the parts of a page: a picture, a short text and one link; it says so when it is paid for (R119). */
export function PromoBand({ promos, id, turned = false }: PromoBandProps) {
  const t = useTranslations('promo');
  return promos.map(({ title, description, image, narrowImage, imageAlt, cta, advertisement }) => (
    <aside key={title} aria-labelledby={`${id}-title`} className={css['outside']}>
      <div className={clsx(css['band'], turned && css['turned'])}>
        {image === null ? null : (
          <Picture
            kind="cinema"
            src={image}
            narrowSrc={narrowImage}
            alt={imageAlt ?? ''}
            title={title}
            sizes="(width >= 67.5em) 40rem, (width >= 43.75em) 50vw, 92vw"
            className={css['picture']}
          />
        )}
        <div className={css['words']}>
          {advertisement ? <Badge>{t('advertisement')}</Badge> : null}
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
