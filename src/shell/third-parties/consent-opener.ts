/** Marks the controls that open the choice of consent again, so that focus can go back to them. */
export const consentOpener = { 'data-opens-consent': '' } as const;

/** Whether an element opens the choice of consent. */
export function isConsentOpener(element: Element | null): element is HTMLElement {
  return element instanceof HTMLElement && element.dataset['opensConsent'] !== undefined;
}
