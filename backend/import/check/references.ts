import type { Findings } from './findings.ts';

/** Slugs of the items that there are. */
export type Known = ReadonlySet<string>;

/** Checks references to items by slug: what names a missing item is left out and listed. */
export class References {
  readonly #findings: Findings;
  readonly #language: string;

  constructor(findings: Findings, language: string) {
    this.#findings = findings;
    this.#language = language;
  }

  /** Whether there is such an item; if not, that is listed. */
  has(known: Known, slug: string, origin: string, field: string, what = 'the lists lack'): boolean {
    if (known.has(slug)) return true;
    this.#findings.leave(`${this.#language}/${origin}`, field, `${what} "${slug}"`);
    return false;
  }

  /** The slugs that name an item. */
  only(known: Known, slugs: readonly string[], origin: string, field: string): string[] {
    return slugs.filter((slug) => this.has(known, slug, origin, field));
  }

  /** The slug if it names an item. */
  orNull(known: Known, slug: string | null, origin: string, field: string): string | null {
    return slug !== null && this.has(known, slug, origin, field) ? slug : null;
  }

  /** The entries of a map whose keys name an item. */
  keyed<T, R>(
    map: Readonly<Record<string, T>>,
    known: Known,
    origin: string,
    step: (value: T, key: string) => R,
  ): Record<string, R> {
    return Object.fromEntries(
      Object.entries(map)
        .filter(([key]) => this.has(known, key, origin, key))
        .map(([key, value]) => [key, step(value, key)]),
    );
  }
}
