import { useEffect, useState } from 'react';

/** Typing in the search and the locator is answered when it rests for so long, in milliseconds (R186, D14). */
const restMs = 350;

/** A text when it has rested for a while; at once where it became empty. */
export function useRested(text: string): string {
  const [rested, setRested] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), text === '' ? 0 : restMs);
    return () => clearTimeout(timer);
  }, [text]);
  return text === '' ? '' : rested;
}
