/** Pages that pages of the same site may frame: a silent sign-in ends in a frame. */
const framedPages: ReadonlySet<string> = new Set(['callback']);

/** Whether pages of the site may frame the page of an internal path, `/fr-FR/callback`. */
export function isFramed(internalPath: string): boolean {
  return framedPages.has(internalPath.split('/', 3)[2] ?? '');
}
