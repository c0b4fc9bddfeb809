/** The attribute of the document with the heads of all addresses of its locale, for islands that make addresses. */
export function headsAttribute(heads: string): { readonly 'data-heads': string } {
  return { 'data-heads': heads };
}

/** The heads that the document carries; empty where it carries none. */
export function headsOfDocument(): string {
  return document.body.dataset['heads'] ?? '';
}
