'use client';

import { Badge } from '#src/ui/label/badge.tsx';
import { RailRow, type RailWords } from '#src/ui/layout/rail-row.client.tsx';
import { PageLink } from '#src/ui/link/link.client.tsx';
import { tabOf } from '#src/ui/link/new-tab.ts';
import { Picture } from '#src/ui/picture/picture.client.tsx';
import css from './push-rail.module.scss';

/** A push in texts; unset values are not sent. */
export interface PushCardData {
  readonly key: string;
  readonly title: string;
  readonly subtitle?: string;
  readonly picture: string | null;
  readonly colour?: string;
  /** That it is paid for, then its experiences and versions. */
  readonly marks?: readonly { readonly text: string; readonly premium?: true }[];
  /** The page of its show. */
  readonly href?: string;
  /** Its own address, when it has no show. */
  readonly outside?: { readonly href: string; readonly tab: boolean };
}

interface PushCardsProps {
  readonly words: RailWords;
  readonly pushes: readonly PushCardData[];
}

/** The cards of a `PushRail`. */
export function PushCards({ words, pushes }: PushCardsProps) {
  return (
    <RailRow words={words} cards="wide">
      {pushes.map(({ key, title, subtitle, picture, colour = null, marks = [], ...link }) => (
        <article key={key} className={css['push']} data-theme="dark">
          <Picture
            kind="backdrop"
            src={picture}
            alt=""
            title={title}
            widest={1280}
            lean
            dominantColour={colour}
          />
          <div>
            {marks.length === 0 ? null : (
              <p className={css['marks']}>
                {marks.map(({ text, premium = false }) => (
                  <Badge key={text} tone={premium ? 'brass' : 'plain'}>
                    {text}
                  </Badge>
                ))}
              </p>
            )}
            <h3>
              <PushLink title={title} {...link} />
            </h3>
            {subtitle === undefined ? null : <p className={css['subtitle']}>{subtitle}</p>}
          </div>
        </article>
      ))}
    </RailRow>
  );
}

/** The title is a link to the show, else to the push's own address; without either it is plain text. */
function PushLink({ title, href, outside }: Pick<PushCardData, 'title' | 'href' | 'outside'>) {
  if (href !== undefined) return <PageLink href={href}>{title}</PageLink>;
  if (outside === undefined) return title;
  return (
    <a href={outside.href} {...tabOf(outside.href, outside.tab)}>
      {title}
    </a>
  );
}
