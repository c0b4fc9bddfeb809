import type { PageRef } from '#src/routes/page.ts';
import type { Locale } from '#src/sites/site.ts';
import type { FilterName } from '#src/routes/filters.ts';
import { ChipLinks } from './chip-links.tsx';

interface ChipLinkProps {
  readonly locale: Locale;
  /** The page with this value added, or removed when it is active. */
  readonly to: PageRef;
  readonly on: boolean;
  readonly filter: FilterName;
  /** The value as it is written in an address. */
  readonly value: string;
  readonly children: string;
}

/** One value of a filter: a link that adds or removes it. */
export function ChipLink({ locale, to, on, filter, value, children }: ChipLinkProps) {
  return <ChipLinks locale={locale} chips={[{ to, on, filter, value, text: children }]} />;
}
