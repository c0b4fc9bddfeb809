import { cookieNames } from '#src/sites/cookie-names.ts';

/** The cookie that stores the place of the visitor (R115); see `cookie.ts` for its value. */
export const locatorCookie = cookieNames.locator;
