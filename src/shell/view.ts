import type { PageRef } from '#src/routes/page.ts';
import type { Language } from '#src/sites/site.ts';

/** What the shell shows, as data: features load it, the shell only renders. */

/** A link of the shell: to a page by reference, or to another system. */
export type ShellLink =
  | { readonly title: string; readonly to: PageRef }
  | { readonly title: string; readonly url: string; readonly newWindow: boolean }
  /** Opens the choice about other companies' services instead (R118). */
  | { readonly title: string; readonly opens: 'consent' };

/** A column of the footer. */
export interface FooterColumn {
  readonly key: string;
  readonly title: string;
  readonly links: readonly ShellLink[];
}

/** A social network as the data names it (`twitter`), with the chain's page there. */
export interface SocialLink {
  readonly network: string;
  readonly url: string;
}

/** A question of the footer with its answer, HTML from the API (R103). */
export interface FooterQuestion {
  readonly title: string;
  readonly answerHtml: string;
}

/** The footer (R136, R138). The words of the two fixed columns are the interface's own. */
export interface FooterView {
  /** Current shows; the link to all films follows by itself. */
  readonly shows: readonly ShellLink[];
  /** All cinemas or the top cities (R139, see cinema-column.ts); the link to all cinemas follows by itself. */
  readonly cinemas: readonly ShellLink[];
  /** Configured columns. */
  readonly columns: readonly FooterColumn[];
  readonly social: readonly SocialLink[];
  /** Empty where the page shows none. */
  readonly questions: readonly FooterQuestion[];
}

/** A notice above the page (R161, R162). */
export interface AlertView {
  readonly key: string;
  readonly level: 'info' | 'warning';
  readonly title: string;
  /** Plain text; empty for none. */
  readonly message: string;
  readonly cta: { readonly label: string; readonly url: string; readonly newWindow: boolean } | null;
}

/**
 * The same page in the other languages of the site: a reference per language, with the slug of that language
 * (R007). A language without one leads to its home.
 */
export type PageAlternates = Readonly<Partial<Record<Language, PageRef>>>;

/** A logo other than our own, where the site has one (R123). */
export interface AlternativeLogo {
  readonly src: string;
  readonly alt: string;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
}
