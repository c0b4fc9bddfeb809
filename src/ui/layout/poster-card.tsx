import type { ReactNode } from 'react';
import type { PageRef } from '#src/routes/page.ts';
import type { Locale } from '#src/sites/site.ts';
import { Flag, type FlagTone } from '../label/flag.tsx';
import { Link } from '../link/link.tsx';
import { Picture } from '../picture/picture.tsx';
import css from './poster-card.module.scss';

interface PosterCardProps {
  readonly locale: Locale;
  readonly to: PageRef;
  readonly title: string;
  readonly poster: string | null;
  readonly dominantColour?: string | null;
  readonly flag?: { readonly tone: FlagTone; readonly label: string } | null;
  /** A line below the title: duration and genres, or the release date. */
  readonly meta?: ReactNode;
  /** Below the meta line: rating, a badge. */
  readonly children?: ReactNode;
  readonly sizes?: string;
  /** Among the first on the screen. */
  readonly priority?: boolean;
  readonly heading?: 'h2' | 'h3' | 'h4';
}

const cardSizes = '(width >= 1080px) 13rem, (width >= 700px) 23vw, 44vw';

/** A film in a list: the poster does the talking. One link, as large as the card. */
export function PosterCard(props: PosterCardProps) {
  const { locale, to, title, poster, dominantColour = null, flag = null, meta, children } = props;
  const { sizes = cardSizes, priority = false, heading: Heading = 'h3' } = props;
  return (
    <article className={css['card']}>
      <div className={css['art']}>
        <Picture
          kind="poster"
          src={poster}
          alt=""
          title={title}
          sizes={sizes}
          dominantColour={dominantColour}
          priority={priority}
          className={css['poster']}
        />
        {flag === null ? null : <Flag tone={flag.tone} label={flag.label} className={css['flag']} />}
      </div>
      <Heading className={css['title']}>
        <Link locale={locale} to={to} className={css['link']}>
          {title}
        </Link>
      </Heading>
      {meta === undefined ? null : <p className={css['meta']}>{meta}</p>}
      {children}
    </article>
  );
}
