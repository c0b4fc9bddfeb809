/** The attribute of the document that says where errors of script are reported, and of which build; none where nobody takes them. */
export function reportsAttribute(
  address: string | null,
  release: string,
): { readonly 'data-reports'?: string } {
  return address === null ? {} : { 'data-reports': `${address} ${release}` };
}

/** Where the document reports errors, and its build; null where nobody takes them. */
export function reportsOfDocument(): { readonly address: string; readonly release: string } | null {
  // An error may come before the body does.
  const [address, release] = (document.body as HTMLElement | null)?.dataset['reports']?.split(' ') ?? [];
  return address === undefined || release === undefined ? null : { address, release };
}
