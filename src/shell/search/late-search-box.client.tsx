'use client';

import { useEffect, useState } from 'react';
import SearchBox from '#src/popups/search/search-box.tsx';
import type { Locale } from '#src/sites/site.ts';
import { bringMessages, type LateMessages } from '#src/popups/host/late-messages.ts';
import { LateScope } from '#src/popups/host/late-scope.tsx';

interface LateSearchBoxProps {
  readonly locale: Locale;
  readonly field: HTMLInputElement;
  readonly place: Element;
}

/** The combobox of a field, once its messages are loaded; without them the field stays a plain one. */
export default function LateSearchBox({ locale, field, place }: LateSearchBoxProps) {
  const [messages, setMessages] = useState<LateMessages | null>(null);
  useEffect(() => {
    let wanted = true;
    const bring = async () => {
      const brought = await bringMessages(locale).catch(() => null);
      if (wanted) setMessages(brought);
    };
    void bring();
    return () => {
      wanted = false;
    };
  }, [locale]);
  if (messages === null) return null;
  return (
    <LateScope locale={locale} messages={messages}>
      <SearchBox key={field.id} locale={locale} field={field} place={place} />
    </LateScope>
  );
}
