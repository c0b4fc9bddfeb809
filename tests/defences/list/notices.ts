import type { DefenceArea } from '../defence.ts';

const notices = 'backend/notices';
const mail = 'backend/mail';

/** Who gets a mail, how many, what an address reveals, and where the secrets in mails are. */
export const noticesAndMails: DefenceArea = {
  id: 'notices',
  name: 'Notices on sale, and mails',
  defences: [
    {
      id: 'notice-known',
      says: 'Who orders a notice again neither undoes a confirmation nor learns of it',
      file: `${notices}/store.ts`,
      find: "where held.state <> 'confirmed'",
      replace: 'where true',
      test: `${notices}/orders.engines.test.ts`,
      title: 'answer the same for an address that has confirmed',
    },
    {
      id: 'notice-link-purpose',
      says: 'A link that stops does not confirm',
      file: `${notices}/store.ts`,
      find: ".where('token_hash', '=', hashToken(token))\n    .where('purpose', '=', purpose)",
      replace: ".where('token_hash', '=', hashToken(token))",
      test: `${notices}/http/pages.test.ts`,
      title: 'of a stopping link does not confirm, and the other way round',
    },
    {
      id: 'notice-once',
      says: 'One transaction alone marks a notice as sent: nobody gets two mails',
      file: `${notices}/store.ts`,
      find: ".where('id', '=', id)\n    .where('state', '=', 'confirmed')\n    .executeTakeFirst();",
      replace: ".where('id', '=', id)\n    .executeTakeFirst();",
      test: `${notices}/watch.engines.test.ts`,
      title: 'tells each person once, however often and from however many processes it looks',
    },
    {
      id: 'mail-prompt',
      says: 'Thousands of notices keep nobody waiting for a new password (REL8)',
      file: `${mail}/queue.ts`,
      find: "const prompt = await claim(db, now, most, sql`purpose <> 'notice-on-sale'`);",
      replace: 'const prompt = await claim(db, now, most, sql`true`);',
      test: `${mail}/prompt.test.ts`,
      title: 'REL8 overtake three thousand notices on sale',
    },
    {
      id: 'mail-away',
      says: 'A mail server that is away uses up no mail’s tries (REL8)',
      file: `${mail}/settle.ts`,
      find: 'attempts: sql<number>`greatest(0, attempts - 1)`,',
      replace: '',
      test: `${mail}/sender.engines.test.ts`,
      title: 'uses up no tries while the mail server is away',
    },
    {
      id: 'mail-recipient',
      says: 'A mail goes to one recipient, whatever the address contains',
      file: `${mail}/transport.ts`,
      find: "to: { name: '', address: mail.recipient }",
      replace: 'to: mail.recipient',
      test: `${mail}/transport.system.test.ts`,
      title: 'goes to nobody else, whatever a recipient and a subject contain',
    },
    {
      id: 'internal-token',
      says: 'Internal routes need the token of the data folder',
      file: 'backend/http/internal.ts',
      find: 'if (bears(request, token)) return undefined;',
      replace: 'if (!bears(request, token)) return undefined;\n  return undefined;',
      test: `${mail}/route.test.ts`,
      title: 'answers this machine with the token, and nobody else',
    },
  ],
};
