import type { ComponentType } from 'react';
import type { PageRef } from '#src/routes/page.ts';
import type { Locale } from '#src/sites/site.ts';
import type { FilterName } from '#src/routes/filters.ts';
import { addressOf } from '../../link/link-address.ts';
import { ChoiceLinks, type ChoiceLink, type ChoiceLinksProps } from './choice-links.client.tsx';

/** One item to choose, for instance a cinema. */
export interface Choice {
  /** The page on which the item is chosen. */
  readonly to: PageRef;
  readonly title: string;
  /** The value of the filter; `links` may sort by it. */
  readonly slug?: string;
  /** Text beside the title: the distance. */
  readonly aside?: string | null;
  /** Text below the title. */
  readonly note?: string | null;
  /** Text below the note, with tabular figures. */
  readonly detail?: string | null;
}

interface ChoiceListProps {
  readonly locale: Locale;
  readonly label: string;
  readonly choices: readonly Choice[];
  /** The filter that the links set, each to its `slug`. */
  readonly filter?: FilterName;
  /** Whether the links keep the page's fragment. */
  readonly keepFragment?: boolean;
  /** The word of the mark of those that are the visitor's own, for `links` that know them. */
  readonly ownWord?: string;
  /** The caller's own island around `ChoiceLinks`. */
  readonly links?: ComponentType<ChoiceLinksProps>;
}

/**
 * A long list of items to choose, in columns; each is a link that changes a part of its page. A country has seventy
 * cinemas: an island renders them from plain strings, so that the page stays small.
 */
export function ChoiceList(props: ChoiceListProps) {
  const { locale, label, choices, keepFragment = false, filter, ownWord, links: Links = ChoiceLinks } = props;
  const linked = choices.flatMap(({ to, title, ...words }): ChoiceLink[] => {
    const href = addressOf(locale, to);
    if (href === null) return [];
    const said = Object.fromEntries(Object.entries(words).filter(([, text]) => text));
    return [{ href, title, ...said }];
  });
  return (
    <Links
      label={label}
      keepFragment={keepFragment}
      choices={linked}
      {...(filter === undefined ? {} : { filter })}
      {...(ownWord === undefined ? {} : { ownWord })}
    />
  );
}
