import { useEffect, useState } from 'react';
import { choiceAttributes } from '#src/ui/link/choice-marks.ts';
import { useRested } from '#src/visitor/use-rested.ts';

/**
 * The number of results in a document: those of the section that the fragment names (a tab of the films page), otherwise
 * of the first. Null when the document has none.
 *
 * @param fragment with `#`, or empty
 */
export function remainingIn(page: Document, fragment: string): number | null {
  const { result, count } = choiceAttributes;
  const section = fragment === '' ? null : page.getElementById(fragment.slice(1));
  const mark = (section ?? page).querySelector(`[${result}][${count}]`);
  const said = mark?.getAttribute(count) ?? null;
  return said === null || !/^\d+$/u.test(said) ? null : Number(said);
}

/** The answer for an address. */
interface Remaining {
  readonly address: string;
  readonly count: number | null;
}

/**
 * The number of results that the page at an address shows, read from that page itself, which the visitor opens next. Null
 * until it is known, and when it cannot be read. Addresses that change fast are asked for once they rest.
 *
 * @param address path of the present page with other filters; null when there is none
 */
export function useRemaining(address: string | null): number | null {
  const rested = useRested(address ?? '');
  const [answer, setAnswer] = useState<Remaining | null>(null);
  useEffect(() => {
    if (rested === '' || rested === location.pathname) return undefined;
    const asking = new AbortController();
    const ask = async () => {
      const response = await fetch(rested, { headers: { accept: 'text/html' }, signal: asking.signal });
      if (!response.ok) return;
      const page = new DOMParser().parseFromString(await response.text(), 'text/html');
      setAnswer({ address: rested, count: remainingIn(page, location.hash) });
    };
    // Without the number, the button still leads there.
    ask().catch(() => undefined);
    return () => asking.abort();
  }, [rested]);
  if (address === null) return null;
  if (address === location.pathname) return remainingIn(document, location.hash);
  return answer?.address === address ? answer.count : null;
}
