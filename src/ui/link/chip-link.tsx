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
  /** The effect of the link, when its text alone does not say it. */
  readonly label?: string;
  readonly children: string;
}

/** One value of a filter: a link that adds or removes it. */
export function ChipLink({ locale, children, ...chip }: ChipLinkProps) {
  return <ChipLinks locale={locale} chips={[{ ...chip, text: children }]} />;
}
