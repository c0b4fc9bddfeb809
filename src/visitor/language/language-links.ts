/** Marks a link to the same page in another language. */
export function languageLink(language: string): { readonly 'data-language': string } {
  return { 'data-language': language };
}

/** The link to another language at or around an element; null where there is none. */
export function languageLinkAt(target: EventTarget | null): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-language]') : null;
}

/** The language that such a link leads to. */
export function languageAt({ dataset }: HTMLAnchorElement): string {
  return dataset['language'] ?? '';
}

/** The links of the page's footer to the same page in each language of the site. */
export function languageLinksOfFooter(root: ParentNode): HTMLAnchorElement[] {
  return [...root.querySelectorAll<HTMLAnchorElement>('footer a[data-language]')];
}
