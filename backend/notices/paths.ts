import type { Language, SiteId } from '#src/sites/site.ts';

/** The names of the pages below the language. */
export const noticePages = { order: 'notice', confirm: 'notice/confirm', stop: 'notice/stop' } as const;

/** The path below which mail programs stop notices at one touch (RFC 8058). */
export const oneTouchPath = '/notice/stop';

const linkPath = (language: Language, page: string, site: SiteId, token: string): string =>
  `/${language}/${page}?${new URLSearchParams({ site, token }).toString()}`;

/** The paths of links in mails, on the client host. */
export const noticePaths = {
  confirm: (language: Language, site: SiteId, token: string): string =>
    linkPath(language, noticePages.confirm, site, token),
  stop: (language: Language, site: SiteId, token: string): string =>
    linkPath(language, noticePages.stop, site, token),
  oneTouch: (token: string): string => `${oneTouchPath}?${new URLSearchParams({ token }).toString()}`,
} as const;
