import { NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import type { Locale } from '#src/sites/site.ts';
import { formats } from './formats.ts';
import { messagesOf } from './messages.ts';

/** For component tests: gives the children the copy of a locale, as the server does. */
export function WithMessages({
  locale,
  children,
}: {
  readonly locale: Locale;
  readonly children: ReactNode;
}) {
  return (
    <NextIntlClientProvider locale={locale} messages={messagesOf(locale)} formats={formats} timeZone="UTC">
      {children}
    </NextIntlClientProvider>
  );
}
