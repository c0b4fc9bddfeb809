import type { PageRef } from '#src/routes/page.ts';
import type { Language } from '#src/sites/site.ts';

/** The data of the shell: features load it, the shell only renders it. */

/** A link of the shell: to a page by reference, or to another system. */
export type ShellLink =
  | { readonly title: string; readonly to: PageRef }
  | { readonly title: string; readonly url: string; readonly newWindow: boolean }
  /** A button that opens the choice about services of other companies (R118). */
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
  /** Whether machines are told it on this page. */
  readonly told: boolean;
}

/** The footer (R136, R138). The texts of the two fixed columns are interface copy. */
export interface FooterView {
  /** Current shows; the footer adds the link to all films. */
  readonly shows: readonly ShellLink[];
  /** All cinemas or the top cities (R139, see cinema-column.ts); the footer adds the link to all cinemas. */
  readonly cinemas: readonly ShellLink[];
  /** The columns from the settings. */
  readonly columns: readonly FooterColumn[];
  readonly social: readonly SocialLink[];
  /** Empty when the page has no questions. */
  readonly questions: readonly FooterQuestion[];
}

/** A notice above the page (R161, R162). */
export interface AlertView {
  readonly key: string;
  readonly level: 'info' | 'warning';
  readonly title: string;
  /** Plain text; empty when there is none. */
  readonly message: string;
  readonly cta: { readonly label: string; readonly url: string; readonly newWindow: boolean } | null;
}

/** The same page in the other languages of the site: a reference per language, with the slug of that language (R007). */
export type PageAlternates = Readonly<Partial<Record<Language, PageRef>>>;

/**
 * Where the links to the languages of the site lead: the address of the page in each, as it is shown. For a language without
 * an address, the link leads to its home page.
 */
export type PageAddresses = Readonly<Partial<Record<Language, string>>>;

/** A logo that replaces our own on a site (R123). */
export interface AlternativeLogo {
  readonly src: string;
  readonly alt: string;
  /** In pixels. */
  readonly width: number;
  readonly height: number;
}
