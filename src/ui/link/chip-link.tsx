import type { PageRef } from '#src/routes/page.ts';
import type { Locale } from '#src/sites/site.ts';
import type { FilterName } from './choice-marks.ts';
import { ChipLinks } from './chip-links.tsx';

interface ChipLinkProps {
  readonly locale: Locale;
  /** The page with this value put on, or taken off where it is on. */
  readonly to: PageRef;
  readonly on: boolean;
  readonly filter: FilterName;
  /** As it stands in an address. */
  readonly value: string;
  readonly children: string;
}

/** One value of a filter: a link that puts it on or takes it off. */
export function ChipLink({ locale, to, on, filter, value, children }: ChipLinkProps) {
  return <ChipLinks locale={locale} chips={[{ to, on, filter, value, text: children }]} />;
}
