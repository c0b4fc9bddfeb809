'use client';

import { useRouter } from 'next/navigation';
import { useLayoutEffect, useRef } from 'react';
import { searchFor, searchQuery, shortestHelpSearch } from '#src/routes/search.ts';

/** How long the visitor pauses before the results follow, in milliseconds (D14). */
const pauseMs = 300;

/** The text of the field while its results come; the page with the results has a new field. */
let typed: string | null = null;

interface HelpTypingProps {
  /** The address of the results, without a search. */
  readonly address: string;
  /** The text that was searched for. */
  readonly text: string;
}

const searched = (text: string): string => (text.length < shortestHelpSearch ? '' : text);

/** Lets the results follow what is typed into the search field beside it (D14). */
export function HelpTyping({ address, text }: HelpTypingProps) {
  const router = useRouter();
  const place = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    // Next.js keeps the pages before this one hidden in the document, with their fields.
    const input = place.current?.parentElement?.querySelector<HTMLInputElement>('input[type="search"]');
    if (!input) return;
    let pause: ReturnType<typeof setTimeout> | undefined;
    const follow = () => {
      const wanted = searched(searchFor(input.value, null).text);
      if (wanted === searched(text)) {
        typed = null;
        return;
      }
      typed = input.value;
      const query = new URLSearchParams({ [searchQuery.text]: wanted });
      router.replace(wanted === '' ? address : `${address}?${query.toString()}`, { scroll: false });
    };
    const onInput = () => {
      if (typed !== null) typed = input.value;
      clearTimeout(pause);
      pause = setTimeout(follow, pauseMs);
    };
    if (typed !== null) {
      // The field with the focus was replaced while the visitor typed.
      const { activeElement, body } = document;
      if (activeElement === body || activeElement?.id === input.id) input.focus({ preventScroll: true });
      if (input.value === typed) typed = null;
      else {
        input.value = typed;
        onInput();
      }
    }
    input.addEventListener('input', onInput);
    return () => {
      clearTimeout(pause);
      input.removeEventListener('input', onInput);
    };
  }, [address, text, router]);
  return <span ref={place} hidden />;
}
