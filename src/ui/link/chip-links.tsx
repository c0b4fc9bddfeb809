import type { PageRef } from '#src/routes/page.ts';
import type { Locale } from '#src/sites/site.ts';
import type { ChoiceName } from './choice-marks.ts';
import { Chips, type Chip } from './chip-links.client.tsx';
import { addressOf, isFilterLink } from './link-address.ts';

/** One of many values of a filter. */
export interface ChipWords {
  /** The page with this value added, or removed when it is active. */
  readonly to: PageRef;
  readonly text: string;
  readonly on: boolean;
  /** A fragment of that page, without `#`. */
  readonly fragment?: string;
  /** Names and values of that page's query, not encoded. */
  readonly query?: Readonly<Record<string, string>>;
  /** The effect of the link, when its text alone does not say it. */
  readonly label?: string;
  /** What it changes: a filter, or the kind that is shown alone; `value` is written as in an address. */
  readonly filter?: ChoiceName;
  readonly value?: string;
}

interface ChipLinksProps {
  readonly locale: Locale;
  readonly chips: readonly ChipWords[];
  /** The icon before the text of an active value; a check by default. */
  readonly sign?: 'check' | 'close';
  /** Whether the element around says what they change (`choiceListMark`), which saves the marks of each. */
  readonly listed?: boolean;
  /** Whether the links keep the page's fragment, with script. */
  readonly keepFragment?: boolean;
  /** Whether the links scroll, because they lead to another page or to another part of this one. */
  readonly jumps?: boolean;
}

/** Any number of `ChipLink`s in one island. */
export function ChipLinks(props: ChipLinksProps) {
  const { locale, chips, sign = 'check', listed = false, keepFragment = false, jumps = false } = props;
  const linked = chips.flatMap(({ to, text, on, label, fragment, query, filter, value }): Chip[] => {
    const href = addressOf(locale, to, {
      ...(fragment === undefined ? {} : { fragment }),
      ...(query === undefined ? {} : { query }),
    });
    if (href === null) return [];
    const narrows = isFilterLink(to) || Object.keys(query ?? {}).length > 0;
    return [
      {
        href,
        text,
        ...(on ? { on } : {}),
        ...(label === undefined ? {} : { label }),
        ...(narrows ? { narrows } : {}),
        ...(filter === undefined || value === undefined ? {} : { filter, value }),
      },
    ];
  });
  return (
    <Chips
      {...(sign === 'check' ? {} : { sign })}
      {...(listed ? { listed } : {})}
      {...(keepFragment ? { keepFragment } : {})}
      {...(jumps ? { jumps } : {})}
      chips={linked}
    />
  );
}
