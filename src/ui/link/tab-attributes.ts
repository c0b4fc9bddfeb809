/** Marks a link and the section that it shows with the key of their tab. */
export function tabMark(key: string): { readonly 'data-tab': string } {
  return { 'data-tab': key };
}

/** The key of the tab that an element belongs to; undefined for an element without one. */
export function tabOf(element: HTMLElement): string | undefined {
  return element.dataset['tab'];
}

/** The links or the sections of all tabs below a node of the page. */
export function tabsIn(root: ParentNode, element: 'a' | 'section'): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(`${element}[data-tab]`)];
}
