import type { ComponentType } from 'react';
import type { PageRef } from '#src/routes/page.ts';
import type { Locale } from '#src/sites/site.ts';
import type { FilterName } from '../link/choice-marks.ts';
import { addressOf } from '../link/link-address.ts';
import { ChoiceLinks, type ChoiceLinksProps } from './choice-links.client.tsx';

/** One thing to choose: a cinema, for instance. */
export interface Choice {
  /** The page with it chosen. */
  readonly to: PageRef;
  readonly title: string;
  /** What it is: the value of the filter, and for `links` that order them. */
  readonly slug?: string;
  /** Beside the title: how far it is. */
  readonly aside?: string | null;
  /** Below the title. */
  readonly note?: string | null;
  /** Below that, in tabular figures. */
  readonly detail?: string | null;
}

interface ChoiceListProps {
  readonly locale: Locale;
  readonly label: string;
  readonly choices: readonly Choice[];
  /** The filter that they set, each to its `slug`. */
  readonly filter?: FilterName;
  /** The fragment that the page has stays. */
  readonly keepFragment?: boolean;
  /** An island of one's own around `ChoiceLinks`. */
  readonly links?: ComponentType<ChoiceLinksProps>;
}

/**
 * A long list of things to choose in columns, each a link that changes a part of the page it stands on. A country has
 * seventy cinemas: an island renders them from plain words, so that they weigh little.
 */
export function ChoiceList(props: ChoiceListProps) {
  const { locale, label, choices, keepFragment = false, filter, links: Links = ChoiceLinks } = props;
  return (
    <Links
      label={label}
      keepFragment={keepFragment}
      {...(filter === undefined ? {} : { filter })}
      choices={choices.flatMap(({ to, title, ...words }) => {
        const href = addressOf(locale, to);
        if (href === null) return [];
        const said = Object.fromEntries(Object.entries(words).filter(([, text]) => text));
        return [{ href, title, ...said }];
      })}
    />
  );
}
