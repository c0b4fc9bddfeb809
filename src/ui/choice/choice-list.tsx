import type { PageRef } from '#src/routes/page.ts';
import type { Locale } from '#src/sites/site.ts';
import { addressOf } from '../link/link-address.ts';
import { ChoiceLinks } from './choice-links.client.tsx';

/** One thing to choose: a cinema, for instance. */
export interface Choice {
  /** The page with it chosen. */
  readonly to: PageRef;
  readonly title: string;
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
  /** The fragment that the page has stays. */
  readonly keepFragment?: boolean;
}

/**
 * A long list of things to choose in columns, each a link that changes a part of the page it stands on. A country has
 * seventy cinemas: an island renders them from plain words, so that they weigh little.
 */
export function ChoiceList({ locale, label, choices, keepFragment = false }: ChoiceListProps) {
  return (
    <ChoiceLinks
      label={label}
      keepFragment={keepFragment}
      choices={choices.flatMap(({ to, title, ...words }) => {
        const href = addressOf(locale, to);
        if (href === null) return [];
        const said = Object.fromEntries(Object.entries(words).filter(([, text]) => text));
        return [{ href, title, ...said }];
      })}
    />
  );
}
