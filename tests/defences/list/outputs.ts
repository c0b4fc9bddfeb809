import type { DefenceArea } from '../defence.ts';

const outputs = 'tests/security/outputs.test.ts';

/** Whatever a text is, an output that holds it stays what it is: calendars, feeds, sitemaps, mails, lines of the log. */
export const outputTexts: DefenceArea = {
  id: 'outputs',
  name: 'Outputs: calendars, feeds, sitemaps, mails, logs',
  defences: [
    {
      id: 'calendar-name',
      says: 'The name of a cinema writes no line into a calendar',
      file: 'src/features/site-files/lists/calendar.ts',
      find: 'name: nameText(name),',
      replace: 'name,',
      test: outputs,
      title: 'has one entry with the text, for ical.js',
    },
    {
      id: 'feed-texts',
      says: 'No text has a character that XML forbids: a feed',
      file: 'src/features/site-files/lists/feed.ts',
      find: "writableText(text).replaceAll('&', '&amp;').replaceAll('<', '&lt;')",
      replace: "text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')",
      test: outputs,
      title: 'is a list with the texts, for libxml2',
    },
    {
      id: 'sitemap-texts',
      says: '… and a sitemap',
      file: 'src/seo/sitemap/write.ts',
      find: 'return writableText(text).replace(',
      replace: 'return text.replace(',
      test: outputs,
      title: 'is a sitemap with the addresses, for libxml2',
    },
    {
      id: 'backend-html-controls',
      says: 'Pages and mails of the backend have no control characters',
      file: 'backend/html/markup.ts',
      find: 'return writableText(text).replaceAll(',
      replace: 'return text.replaceAll(',
      test: outputs,
      title: 'has the attack texts as text and nothing beside it',
    },
    {
      id: 'mail-subject',
      says: 'A title adds nothing to the head of a mail, and no control character to it',
      file: 'backend/mail/transport.ts',
      find: 'subject: writableLine(mail.subject),',
      replace: 'subject: mail.subject,',
      test: 'backend/mail/transport.test.ts',
      title: 'has the same headers and parts whatever a title is',
    },
    {
      id: 'import-lines',
      says: 'What an import says of a file is a line that no terminal obeys',
      file: 'backend/import/report.ts',
      find: "writableLine(`  ${origin}${field === '' ? '' : ` · ${field}`}: ${message}`)",
      replace: "`  ${origin}${field === '' ? '' : ` · ${field}`}: ${message}`",
      test: outputs,
      title: 'is one line each that no terminal obeys',
    },
    {
      id: 'log-controls',
      says: 'A line of the log has no character that a terminal obeys',
      file: 'src/config/log/plain-line.ts',
      find: String.raw`/[\u007f-\u009f\u200e`,
      replace: String.raw`/[\u200e`,
      test: 'src/config/log/plain-line.test.ts',
      title: 'is one line of JSON with the text',
    },
  ],
};
