import type { PageInput } from '#src/request/internal/segments.ts';
import type { Locale } from '#src/sites/site.ts';

/** The input of a page, read from its internal path, and its locale. */
export type PageContext = PageInput & { readonly locale: Locale };
