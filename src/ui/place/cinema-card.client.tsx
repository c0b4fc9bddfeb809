'use client';

import { clsx } from 'clsx';
import { Badge } from '../label/badge.tsx';
import { PageLink } from '../link/link.client.tsx';
import { MarkButton } from '../mark/mark-button.tsx';
import { WithScript } from '../mark/with-script.client.tsx';
import { Picture } from '../picture/picture.client.tsx';
import css from './cinema-card.module.scss';

/** A cinema's card in plain strings; see `cinemaCardData`. Unset values are not sent. */
export interface CinemaCardData {
  readonly slug: string;
  readonly name: string;
  /** Null when there is no page to link to: the name is then plain text. */
  readonly href: string | null;
  readonly picture: string | null;
  /** The city, shown above the name. */
  readonly city?: { readonly name: string; readonly href: string | null };
  readonly address?: string;
  /** Distance and number of auditoriums. */
  readonly figures?: string;
  /** Its premium experiences, as one text. */
  readonly best?: string;
  /** Its other experiences, as one text; absent in a long list. */
  readonly others?: string;
  /** Its experiences that have pages, each a link. */
  readonly paged?: readonly { readonly title: string; readonly href: string; readonly premium?: boolean }[];
  readonly closed?: true;
}

/** The copy that all cards of a list share. */
export interface CinemaCardWords {
  readonly closed: string;
  readonly programme: string;
  /** Follows the name in the label of the button that makes it a favourite. */
  readonly favourite: string;
}

interface CinemaCardBodyProps extends CinemaCardData {
  readonly words: CinemaCardWords;
  readonly heading: 'h3' | 'h4' | 'h5';
  /** Whether it is in a long list: it is then a row at every width. */
  readonly dense: boolean;
}

const separator = ' · ';
/** The maximum useful width of a card's picture in pixels. */
const cardWidth = 640;

/** A cinema in a list: picture, address and features. One link to its programme covers the whole card. */
export function CinemaCardBody(props: CinemaCardBodyProps) {
  const { slug, name, href, picture, city, address, closed = false, words, heading: Heading, dense } = props;
  const { paged } = props;
  return (
    <article className={clsx(css['card'], dense && css['dense'])}>
      <Picture
        kind="cinema"
        src={picture}
        alt=""
        title={name}
        widest={cardWidth}
        lean
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
        {paged === undefined ? null : (
          <ul className={css['paged']}>
            {paged.map((experience) => (
              <li key={experience.href}>
                <PageLink href={experience.href} className={css['experience']}>
                  <Badge tone={experience.premium === true ? 'brass' : 'plain'}>{experience.title}</Badge>
                </PageLink>
              </li>
            ))}
          </ul>
        )}
        {closed || dense ? null : (
          <p className={css['step']} aria-hidden="true">
            {words.programme}
          </p>
        )}
      </div>
      <WithScript>
        <MarkButton
          mark="favourite"
          slug={slug}
          label={`${name}, ${words.favourite}`}
          className={css['mark']}
        />
      </WithScript>
    </article>
  );
}

type FactsProps = Pick<CinemaCardBodyProps, 'figures' | 'best' | 'others' | 'dense'>;

/** Numbers and experiences as text instead of badges; in a long list as one line. */
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
