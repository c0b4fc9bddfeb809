import type { DefenceArea } from '../defence.ts';

const host = 'backend/accounts';

/** The pages of the client host, its limits, its log, and its behaviour after a crash. */
export const clientPages: DefenceArea = {
  id: 'client-pages',
  name: 'Client host: pages, limits, log',
  defences: [
    {
      id: 'page-escape',
      says: 'Everything put into a page is escaped (SEC5)',
      file: 'backend/html/markup.ts',
      find: 'return escapeHtml(piece);',
      replace: 'return piece;',
      test: `${host}/pages/pages.test.ts`,
      title: 'writes whatever was typed as text',
    },
    {
      id: 'mail-names',
      says: 'A mail to an address that nobody has confirmed holds no text of who typed it',
      file: 'backend/accounts/service/mails.ts',
      find: 'return emailVerified && isPlainName(firstName) ? firstName : null;',
      replace: 'return emailVerified || isPlainName(firstName) ? firstName : null;',
      test: `${host}/service/mails.test.ts`,
      title: 'holds nothing that a stranger typed',
    },
    {
      id: 'page-escape-names',
      says: 'Names of members are escaped too, wherever they are shown (SEC5)',
      file: 'backend/html/markup.ts',
      find: "  '&': '&amp;',",
      replace: '',
      test: `${host}/pages/pages.test.ts`,
      title: 'shows what a member is called as text',
    },
    {
      id: 'browsers-password',
      says: 'Nobody is signed out elsewhere without the member’s password',
      file: `${host}/pages/browsers.ts`,
      find: "if (proof?.kind !== 'right') {",
      replace: "if (end === '') {",
      test: `${host}/pages/browsers.test.ts`,
      title: 'end for nobody without the password',
    },
    {
      id: 'browsers-own',
      says: '… nor by another member (SEC12)',
      file: `${host}/store/sessions.ts`,
      find: "    .select(['token_hash', 'browser', 'identity_uid', 'created_at', 'idle_until'])\n    .where('account_id', '=', accountId)",
      replace: "    .select(['token_hash', 'browser', 'identity_uid', 'created_at', 'idle_until'])",
      test: `${host}/pages/browsers.test.ts`,
      title: 'SEC12 are nobody else’s',
    },
    {
      id: 'page-frame',
      says: 'A page of the client host is framed by the sites alone (SEC4)',
      file: `${host}/pages/policy.ts`,
      find: "`frame-ancestors ${[...siteOrigins].join(' ')}`",
      replace: '`frame-ancestors *`',
      test: `${host}/pages/pages.test.ts`,
      title: 'SEC4 carries a policy',
    },
    {
      id: 'message-target',
      says: 'A message’s target is an exact origin, never `*` (SEC9)',
      file: `${host}/pages/script.ts`,
      find: 'postMessage(message, origin)',
      replace: "postMessage(message, '*')",
      test: `${host}/pages/pages.test.ts`,
      title: 'speaks to the exact origin of the site that was named',
    },
    {
      id: 'message-site',
      says: '… of a site that is served, whatever the address names (SEC9)',
      file: `${host}/http/visitor.ts`,
      find: 'isSiteId(value) && context.siteOrigins.has(value) ? value : null',
      replace: "isSiteId(value) && context.siteOrigins.has(value) ? value : 'fr'",
      test: `${host}/pages/pages.test.ts`,
      title: 'speaks to the exact origin of the site that was named',
    },
    {
      id: 'back-path',
      says: '`back` stays on the site (SEC7)',
      file: `${host}/pages/visit.ts`,
      find: String.raw`if (!/^\/(?![/\\])[^\\\s\p{Cc}]*$/u.test(value)) return '';`,
      replace: 'return value;',
      test: `${host}/pages/pages.test.ts`,
      title: 'SEC7 goes back to the site that was named and nowhere else',
    },
    {
      id: 'limits-race',
      says: 'Tries are counted exactly, also when they race',
      file: `${host}/store/limits.ts`,
      find: `  const { rows } = await sql<{ count: number; window_ends: Date }>\`
    insert into account_limits as tried (key, count, window_ends)
    values (\${keyOf(rule, subject)}, 1, \${ends}::timestamptz)
    on conflict (key) do update set
      count = case when tried.window_ends <= \${time}::timestamptz then 1 else tried.count + 1 end,`,
      replace: `  const known = await db
    .selectFrom('account_limits')
    .select('count')
    .where('key', '=', keyOf(rule, subject))
    .executeTakeFirst();
  const next = (known?.count ?? 0) + 1;
  const { rows } = await sql<{ count: number; window_ends: Date }>\`
    insert into account_limits as tried (key, count, window_ends)
    values (\${keyOf(rule, subject)}, 1, \${ends}::timestamptz)
    on conflict (key) do update set
      count = case when tried.window_ends <= \${time}::timestamptz then 1 else \${next} end,`,
      test: `${host}/store/stores.engines.test.ts`,
      title: 'count tries exactly when they race, and anew after the window',
      postgres: true,
    },
  ],
};
