'use client';

import { machineNow } from '#src/kernel/date/clock.ts';
import { useEffect, useRef } from 'react';
import { popupTrigger } from '#src/popups/protocol/trigger.ts';
import { trailerQuery } from '#src/routes/fragments.ts';
import type { Locale } from '#src/sites/site.ts';
import { Badge } from '#src/ui/label/badge.tsx';
import { buttonClass, ctaLooks } from '#src/ui/link/button.tsx';
import { Link } from '#src/ui/link/link.tsx';
import { PageLink } from '#src/ui/link/link.client.tsx';
import { Icon } from '#src/ui/picture/icon.tsx';
import { Picture } from '#src/ui/picture/picture.client.tsx';
import css from './push-card.module.scss';
import { pushExpiration, pushKey } from './push-expiration.ts';
import type { HeaderPush } from './read-push.ts';

/** The copy of the card besides the texts of the push. */
export interface PushWords {
  readonly label: string;
  readonly sponsored: string;
  readonly trailer: string;
  readonly close: string;
}

export interface PushCardProps {
  readonly locale: Locale;
  readonly push: HeaderPush;
  readonly words: PushWords;
  readonly onClose: () => void;
}

/** The card of a push (R119). Once it comes into the window the push counts as seen (R178). */
export function PushCard({ locale, push, words, onClose }: PushCardProps) {
  const { title, subtitle, sponsored, logo, cta, backdrop, show, tags, trailer } = push;

  const card = useRef<HTMLElement>(null);

  useEffect(() => {
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      try {
        localStorage.setItem(pushKey, pushExpiration(machineNow().getTime()));
      } catch {
        // In a browser without storage the push is shown again.
      }
    });
    if (card.current !== null) observer.observe(card.current);
    return () => observer.disconnect();
  }, []);

  const heading =
    logo === null ? (
      title
    ) : (
      <picture>
        <img src={logo} alt={title} className={css['logo']} />
      </picture>
    );
  return (
    <aside ref={card} aria-label={words.label} className={css['card']}>
      {backdrop === null ? null : (
        <Picture
          kind="backdrop"
          src={backdrop}
          alt=""
          title={title}
          sizes="6rem"
          widest={640}
          className={css['picture']}
        />
      )}
      <div className={css['words']}>
        {sponsored ? <p className={css['note']}>{words.sponsored}</p> : null}
        <p className={css['title']}>
          {show === null ? (
            heading
          ) : (
            <Link locale={locale} to={show}>
              {heading}
            </Link>
          )}
        </p>
        {subtitle === null ? null : <p className={css['subtitle']}>{subtitle}</p>}
        {tags.length === 0 ? null : (
          <p className={css['tags']}>
            {tags.map((tag) => (
              <Badge key={tag.slug} tone={tag.premium ? 'brass' : 'plain'} colours={tag}>
                {tag.title}
              </Badge>
            ))}
          </p>
        )}
      </div>
      <div className={css['ways']}>
        {cta === null ? null : <PushWay cta={cta} />}
        {show === null || trailer === null ? null : (
          <Link
            locale={locale}
            to={show}
            query={{ [trailerQuery.name]: trailerQuery.value }}
            plain
            className={buttonClass('outlined')}
            {...popupTrigger('showTrailer', { show: show.slug, trailer })}
          >
            <Icon name="play" />
            {words.trailer}
          </Link>
        )}
      </div>
      <button type="button" className={css['close']} aria-label={words.close} onClick={onClose}>
        <Icon name="close" />
      </button>
    </aside>
  );
}

/** The push's call to action; a booking has a ticket, as everywhere (R106). */
function PushWay({ cta: { type, url, newWindow, label } }: { readonly cta: NonNullable<HeaderPush['cta']> }) {
  const className = buttonClass(ctaLooks[type]);
  const words = (
    <>
      {type === 'booking' ? <Icon name="ticket" /> : null}
      {label}
    </>
  );
  return url.startsWith('/') && !newWindow ? (
    <PageLink href={url} className={className}>
      {words}
    </PageLink>
  ) : (
    <Link external={url} newWindow={newWindow} className={className}>
      {words}
    </Link>
  );
}
