/** What an element asks of the account when it is clicked, with script. */
export type AccountIntent = 'signIn' | 'signUp';

/** The attribute of a link or a button that begins to sign in; without script a link opens its `href`. */
export function accountTrigger(intent: AccountIntent): { readonly 'data-account-intent': AccountIntent } {
  return { 'data-account-intent': intent };
}

/** The intent of the clicked element or one of its ancestors, with that element; null when there is none. */
export function intentAt(
  place: EventTarget | null,
): { readonly intent: AccountIntent; readonly element: HTMLElement } | null {
  if (!(place instanceof Element)) return null;
  const element = place.closest<HTMLElement>('[data-account-intent]');
  const intent = element?.dataset['accountIntent'];
  return element && (intent === 'signIn' || intent === 'signUp') ? { intent, element } : null;
}
