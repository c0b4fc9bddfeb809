'use client';

import { clsx } from 'clsx';
import { Badge } from '../label/badge.tsx';
import { PageLink } from '../link/link.client.tsx';
import { MarkButton } from '../mark/mark-button.tsx';
import { Picture } from '../picture/picture.tsx';
import css from './cinema-card.module.scss';

/** A cinema's card in plain words; see `cinemaCardData`. What is not said is not sent. */
export interface CinemaCardData {
  readonly slug: string;
  readonly name: string;
  /** Null where there is no page to go to: the name is text then. */
  readonly href: string | null;
  readonly picture: string | null;
  /** The city above the name. */
  readonly city?: { readonly name: string; readonly href: string | null };
  readonly address?: string;
  /** Distance and auditoriums. */
  readonly figures?: string;
  /** Its premium experiences. */
  readonly best?: string;
  /** Its other experiences; a row of a long list has none. */
  readonly others?: string;
  readonly closed?: true;
}

/** What all cards of a list say. */
export interface CinemaCardWords {
  readonly closed: string;
  readonly programme: string;
  /** After the name: the button that makes it a favourite. */
  readonly favourite: string;
}

interface CinemaCardBodyProps extends CinemaCardData {
  readonly words: CinemaCardWords;
  readonly heading: 'h3' | 'h4' | 'h5';
  /** For a long list: a row at every width. */
  readonly dense: boolean;
}

const cardSizes = '(width >= 1080px) 20rem, (width >= 700px) 44vw, 8rem';
const rowSizes = '9rem';
const separator = ' · ';
/** The widest picture that a card has use for, in pixels. */
const cardWidth = 640;

/** A cinema in a list: its front, where it stands, what it has. One link to its programme, as large as the card. */
export function CinemaCardBody(props: CinemaCardBodyProps) {
  const { slug, name, href, picture, city, address, closed = false, words, heading: Heading, dense } = props;
  return (
    <article className={clsx(css['card'], dense && css['dense'])}>
      <Picture
        kind="cinema"
        src={picture}
        alt=""
        title={name}
        sizes={dense ? rowSizes : cardSizes}
        widest={cardWidth}
        lean={dense}
        className={css['picture']}
      />
      <div className={css['words']}>
        {city === undefined ? null : (
          <p className={css['city']}>
            {city.href === null ? city.name : <PageLink href={city.href}>{city.name}</PageLink>}
          </p>
        )}
        <Heading className={css['name']}>
          {href === null ? (
            name
          ) : (
            <PageLink href={href} className={css['link']}>
              {name}
            </PageLink>
          )}
        </Heading>
        {address === undefined ? null : <p className={css['address']}>{address}</p>}
        {closed ? <Badge tone="accent">{words.closed}</Badge> : null}
        <Facts {...props} />
        {closed || dense ? null : (
          <p className={css['step']} aria-hidden="true">
            {words.programme}
          </p>
        )}
      </div>
      <MarkButton
        mark="favourite"
        slug={slug}
        label={`${name}, ${words.favourite}`}
        className={css['mark']}
      />
    </article>
  );
}

type FactsProps = Pick<CinemaCardBodyProps, 'figures' | 'best' | 'others' | 'dense'>;

/** Figures and experiences as texts instead of a badge each, in one line in a long list. */
function Facts({ figures, best, others, dense }: FactsProps) {
  const strong = best === undefined ? null : <strong>{best}</strong>;
  if (dense)
    return figures === undefined && strong === null ? null : (
      <p className={css['facts']}>
        {figures}
        {figures === undefined || strong === null ? null : separator}
        {strong}
      </p>
    );
  return (
    <>
      {figures === undefined ? null : <p className={css['facts']}>{figures}</p>}
      {strong === null && others === undefined ? null : (
        <p className={css['facts']}>
          {strong}
          {strong === null || others === undefined ? null : separator}
          {others}
        </p>
      )}
    </>
  );
}
