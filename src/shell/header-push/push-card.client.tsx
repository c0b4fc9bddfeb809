'use client';

import { useEffect } from 'react';
import { buttonClass, ctaLooks } from '#src/ui/link/button.tsx';
import { PageLink } from '#src/ui/link/link.client.tsx';
import { Icon } from '#src/ui/picture/icon.tsx';
import css from './push-card.module.scss';
import { pushExpiration, pushKey } from './push-expiration.ts';
import type { HeaderPush } from './read-push.ts';

/** The copy of the card besides the texts of the push. */
export interface PushWords {
  readonly label: string;
  readonly sponsored: string;
  readonly close: string;
}

export interface PushCardProps {
  readonly push: HeaderPush;
  readonly words: PushWords;
  readonly onClose: () => void;
}

/** The card of a push in a corner (R119). From its first paint the push counts as seen (R178). */
export function PushCard({ push, words, onClose }: PushCardProps) {
  const { title, subtitle, sponsored, logo, cta } = push;

  useEffect(() => {
    try {
      localStorage.setItem(pushKey, pushExpiration(Date.now()));
    } catch {
      // In a browser without storage the push is shown again.
    }
  }, []);

  return (
    <aside aria-label={words.label} className={css['card']}>
      <div className={css['words']}>
        {sponsored ? <p className={css['note']}>{words.sponsored}</p> : null}
        <p className={css['title']}>
          {logo === null ? (
            title
          ) : (
            <picture>
              <img src={logo} alt={title} className={css['logo']} />
            </picture>
          )}
        </p>
        {subtitle === null ? null : <p className={css['subtitle']}>{subtitle}</p>}
      </div>
      {cta === null ? null : cta.url.startsWith('/') && !cta.newWindow ? (
        <PageLink href={cta.url} className={buttonClass(ctaLooks[cta.type], css['cta'])}>
          {cta.label}
        </PageLink>
      ) : (
        <a
          href={cta.url}
          className={buttonClass(ctaLooks[cta.type], css['cta'])}
          {...(cta.newWindow ? { target: '_blank', rel: 'noopener' } : {})}
        >
          {cta.label}
        </a>
      )}
      <button type="button" className={css['close']} aria-label={words.close} onClick={onClose}>
        <Icon name="close" />
      </button>
    </aside>
  );
}
