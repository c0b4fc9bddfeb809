import { useState } from 'react';

/**
 * A list that keeps what was once in it: what the visitor takes off stays in its place until they leave the page, so
 * that the focus stays and a slip can be undone. What is new comes first.
 */
export function useLasting(items: readonly string[]): readonly string[] {
  const [shown, setShown] = useState(items);
  const fresh = items.filter((item) => !shown.includes(item));
  if (fresh.length === 0) return shown;
  const lasting = [...fresh, ...shown];
  setShown(lasting);
  return lasting;
}
