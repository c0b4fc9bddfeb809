/** The cookie that keeps where the visitor looks (R115); see `cookie.ts` for what is in it. */
export const locatorCookie = 'locator';
