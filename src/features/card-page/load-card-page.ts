import { read } from '#src/api/read.ts';
import type { HostedKey } from '#src/api/captcha/captcha-script.ts';
import { webEnvironment } from '#src/config/environment.ts';
import { siteOf } from '#src/sites/registry.ts';
import type { Locale } from '#src/sites/site.ts';

/** What the form of a card page needs (D24). */
export interface CardPageModel {
  /** Origin of the client host, which issues the puzzles of our captcha. */
  readonly clientUrl: string;
  /** Another company's captcha (R117, `CAPTCHA_SCRIPT`), or null: then our own is used. */
  readonly hosted: HostedKey | null;
}

/** Reads what the form of a card page needs; without the settings, our own captcha is used. */
export async function loadCardPage(locale: Locale): Promise<CardPageModel> {
  const settings = await read('settings', locale, {});
  const { accounts, thirdParties } = webEnvironment();
  const siteKey = settings.ok ? settings.value.captchaKey : null;
  const script = thirdParties.captchaScript;
  return {
    clientUrl: accounts[siteOf(locale)].clientUrl,
    hosted: siteKey === null || script === null ? null : { siteKey, script },
  };
}
