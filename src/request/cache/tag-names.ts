/** More names than any catalogue has at a time; beyond it they are forgotten and begin anew. */
const mostNames = 50_000;

/**
 * The names of cache tags, each as one text: a page comes with two dozen of them, thousands of pages with the same, and
 * Next.js makes every one anew.
 */
export class TagNames {
  readonly #names = new Map<string, string>();

  /** The same names, as the texts that other pages have. */
  of(tags: readonly string[]): readonly string[] {
    if (this.#names.size > mostNames) this.#names.clear();
    return tags.map((tag) => {
      const known = this.#names.get(tag);
      if (known === undefined) this.#names.set(tag, tag);
      return known ?? tag;
    });
  }
}
