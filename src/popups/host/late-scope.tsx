import { QueryClientProvider } from '@tanstack/react-query';
import { NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import { visitCache } from '#src/api/browser/visit-cache.ts';
import { formats } from '#src/i18n/formats.ts';
import { siteFactsOf } from '#src/sites/registry.ts';
import type { Locale } from '#src/sites/site.ts';
import type { LateMessages } from './late-messages.ts';

interface LateScopeProps {
  readonly locale: Locale;
  readonly messages: LateMessages;
  readonly children: ReactNode;
}

/** The context of code that is loaded late: all messages, and the cache of the visit. */
export function LateScope({ locale, messages, children }: LateScopeProps) {
  return (
    <NextIntlClientProvider
      locale={locale}
      messages={messages}
      formats={formats}
      timeZone={siteFactsOf(locale).timeZone}
    >
      <QueryClientProvider client={visitCache()}>{children}</QueryClientProvider>
    </NextIntlClientProvider>
  );
}

/** Forgets the answers that nothing on screen uses: what failed with them asks anew. */
export function forgetUnused(): void {
  visitCache().removeQueries({ type: 'inactive' });
}
