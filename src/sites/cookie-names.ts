/**
 * The cookies of a site's own pages: the visitor's language (R007) and place (R115). The names are the same on every
 * site, whatever its settings say (R117): a cookie is read before any setting is.
 */
export const cookieNames = { language: 'lang', locator: 'locator' } as const;
