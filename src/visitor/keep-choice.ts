import { choiceFields, choices, type ChoiceKind } from '#src/routes/choices.ts';

/** The answer of each kind of choice that has not come yet. */
const waiting = new Map<ChoiceKind, AbortController>();

/**
 * Stores a choice in its cookie; null removes it. Script writes the cookie at once, for the page that follows. The site's
 * answer writes the same one again, because Safari removes what script has written after seven days without a visit
 * (D69). Where that answer does not come, the choice stands as script wrote it.
 */
export function keepChoice(kind: ChoiceKind, value: string | null): void {
  const { path, cookie, seconds } = choices[kind];
  const text = encodeURIComponent(value ?? '');
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${cookie}=${text}; Path=/; Max-Age=${value === null ? 0 : seconds}; SameSite=Lax${secure}`;
  const query = value === null ? `${choiceFields.forget}=1` : `${choiceFields.value}=${text}`;
  // The visitor may be on the way to the next page, and the page to which a form would return is not wanted.
  // Of two choices in a row, the answer to the first one could come last.
  waiting.get(kind)?.abort();
  const control = new AbortController();
  waiting.set(kind, control);
  const { signal } = control;
  fetch(`${path}?${query}`, { keepalive: true, redirect: 'manual', signal }).catch(() => {});
}
