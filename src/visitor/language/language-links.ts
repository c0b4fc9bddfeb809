/** Marks a link to the same page in another language. */
export function languageLink(language: string): { readonly 'data-language': string } {
  return { 'data-language': language };
}

/** The language that a link at or around an element leads to; null where there is no such link. */
export function languageAt(target: EventTarget | null): string | null {
  const link = target instanceof Element ? target.closest<HTMLElement>('[data-language]') : null;
  return link?.dataset['language'] ?? null;
}

/** The links of the page's footer to the same page in each language of the site. */
export function languageLinksOfFooter(root: ParentNode): HTMLAnchorElement[] {
  return [...root.querySelectorAll<HTMLAnchorElement>('footer a[data-language]')];
}
