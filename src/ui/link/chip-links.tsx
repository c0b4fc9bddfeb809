import type { PageRef } from '#src/routes/page.ts';
import type { Locale } from '#src/sites/site.ts';
import type { FilterName } from './choice-marks.ts';
import { Chips } from './chip-links.client.tsx';
import { addressOf, isFilterLink } from './link-address.ts';

/** One value of a filter among many. */
export interface ChipWords {
  /** The page with this value put on, or taken off where it is on. */
  readonly to: PageRef;
  readonly text: string;
  readonly on: boolean;
  /** Without `#`: a part of that page. */
  readonly fragment?: string;
  /** What the link does, where its words alone do not say it. */
  readonly label?: string;
  /** The value of a filter that it puts on or takes off, as it stands in an address. */
  readonly filter?: FilterName;
  readonly value?: string;
}

interface ChipLinksProps {
  readonly locale: Locale;
  readonly chips: readonly ChipWords[];
  /** What stands before the words of a value that is on; a check unless given. */
  readonly sign?: 'check' | 'close';
  /** With script the fragment that the page has stays. */
  readonly keepFragment?: boolean;
  /** Each leads elsewhere, or to another part of the page: it scrolls. */
  readonly jumps?: boolean;
}

/** Values of a filter as `ChipLink`s, as many as there are: one island for all of them, the lightest way. */
export function ChipLinks(props: ChipLinksProps) {
  const { locale, chips, sign = 'check', keepFragment = false, jumps = false } = props;
  return (
    <Chips
      sign={sign}
      keepFragment={keepFragment}
      jumps={jumps}
      chips={chips.flatMap(({ to, text, on, label, fragment, filter, value }) => {
        const href = addressOf(locale, to, fragment === undefined ? undefined : { fragment });
        if (href === null) return [];
        return [
          {
            href,
            text,
            ...(on ? { on } : {}),
            ...(isFilterLink(to) ? { narrows: true as const } : {}),
            ...(label === undefined ? {} : { label }),
            ...(filter === undefined || value === undefined ? {} : { filter, value }),
          },
        ];
      })}
    />
  );
}
