import type { formats } from './formats.ts';
import type { Messages } from './messages.ts';
import type { Locale } from '#src/sites/site.ts';

declare module 'next-intl' {
  /** Makes message keys, format names and locales typed everywhere. */
  interface AppConfig {
    Locale: Locale;
    Messages: Messages;
    Formats: typeof formats;
  }
}
