/** What the inline script leaves at the document: what was pressed, and how it stops. */
interface EarlyDocument {
  early?: HTMLElement[] & { readonly end: () => void };
}

const place = (): EarlyDocument => document as EarlyDocument;

/** What was pressed before something could answer, each once; what is added is pressed again too. */
export function earlyPresses(): HTMLElement[] {
  return place().early ?? [];
}

/** Ends the remembering, and returns what was pressed until now. */
export function takeEarlyPresses(): readonly HTMLElement[] {
  const { early } = place();
  delete place().early;
  early?.end();
  return early ?? [];
}
