/** Pages that pages of their own site may frame: the answer of a silent sign-in arrives in a frame. */
const framedPages: ReadonlySet<string> = new Set(['callback']);

/** Whether pages of the site may frame the page of an internal path, `/fr-FR/callback`. */
export function isFramed(internalPath: string): boolean {
  return framedPages.has(internalPath.split('/', 3)[2] ?? '');
}
