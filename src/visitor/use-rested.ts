import { useEffect, useState } from 'react';

/** The search and the locator answer when the visitor has not typed for this many milliseconds (R186, D14). */
const restMs = 350;

/** The text once it has not changed for a while; at once when it becomes empty. */
export function useRested(text: string): string {
  const [rested, setRested] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), text === '' ? 0 : restMs);
    return () => clearTimeout(timer);
  }, [text]);
  return text === '' ? '' : rested;
}
