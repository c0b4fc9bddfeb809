/** What markup asks of the account when it is clicked and script runs. */
export type AccountIntent = 'signIn' | 'signUp';

/** The attribute of a link or button that begins signing in; a link leads without script where its `href` says. */
export function accountTrigger(intent: AccountIntent): { readonly 'data-account-intent': AccountIntent } {
  return { 'data-account-intent': intent };
}

/** The intent of what was clicked, with the element, or null. */
export function intentAt(
  place: EventTarget | null,
): { readonly intent: AccountIntent; readonly element: HTMLElement } | null {
  if (!(place instanceof Element)) return null;
  const element = place.closest<HTMLElement>('[data-account-intent]');
  const intent = element?.dataset['accountIntent'];
  return element && (intent === 'signIn' || intent === 'signUp') ? { intent, element } : null;
}
