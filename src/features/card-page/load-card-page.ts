import { read } from '#src/api/read.ts';
import { webEnvironment } from '#src/config/environment.ts';
import { siteOf } from '#src/sites/registry.ts';
import type { Locale } from '#src/sites/site.ts';

/** What the form of a card page needs (D24). */
export interface CardPageModel {
  /** Origin of the client host, which issues the puzzles of our captcha. */
  readonly clientUrl: string;
  /** The key of another company's captcha, or null (R117). */
  readonly captchaKey: string | null;
}

/** Reads what the form of a card page needs; without the settings, our own captcha is used. */
export async function loadCardPage(locale: Locale): Promise<CardPageModel> {
  const settings = await read('settings', locale, {});
  return {
    clientUrl: webEnvironment().accounts[siteOf(locale)].clientUrl,
    captchaKey: settings.ok ? settings.value.captchaKey : null,
  };
}
