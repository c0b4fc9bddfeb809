import { useEffect, useState, type RefObject } from 'react';

/** The visitor's own cinemas first, in the order in which they chose them; all others keep their order. */
export function ownFirst<T extends { readonly slug?: string }>(
  items: readonly T[],
  own: readonly string[],
): readonly T[] {
  if (own.length === 0) return items;
  const placeOf = ({ slug }: T) => {
    const index = slug === undefined ? -1 : own.indexOf(slug);
    return index < 0 ? Infinity : index;
  };
  return items.toSorted((a, b) => placeOf(a) - placeOf(b) || 0);
}

/**
 * A value that changes what is in a place, as it may be shown: a change waits while the place is on the screen, so that
 * nothing moves that the visitor looks at. What is folded away is not on the screen.
 */
export function useUnseen<T>(value: T, place: RefObject<Element | null>): T {
  const [shown, setShown] = useState(value);
  useEffect(() => {
    const element = place.current;
    if (shown === value || element === null) return undefined;
    const watch = new IntersectionObserver((entries) => {
      if (entries.at(-1)?.isIntersecting === false) setShown(value);
    });
    watch.observe(element);
    return () => watch.disconnect();
  }, [value, shown, place]);
  return shown;
}
