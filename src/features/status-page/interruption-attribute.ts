/** What the document of last resort says. */
export interface Interruption {
  readonly metaTitle: string;
  readonly title: string;
  readonly text: string;
  readonly retry: string;
  readonly toHome: string;
  /** Address of home in the language of the document. */
  readonly home: string;
}

const between = '|';

/**
 * The attribute of the document with what stands in its place when it fails in the browser, in its own language: then
 * nothing more may be fetched.
 */
export function interruptionAttribute(words: Interruption): { readonly 'data-interruption': string } {
  const { metaTitle, title, text, retry, toHome, home } = words;
  return { 'data-interruption': [metaTitle, title, text, retry, toHome, home].join(between) };
}

/** What the document carries; null where it carries none. */
export function interruptionOfDocument(): Interruption | null {
  const parts = (document.body as HTMLElement | null)?.dataset['interruption']?.split(between) ?? [];
  const [metaTitle, title, text, retry, toHome, home] = parts;
  if (metaTitle === undefined || title === undefined || text === undefined) return null;
  if (retry === undefined || toHome === undefined || home === undefined) return null;
  return { metaTitle, title, text, retry, toHome, home };
}
