import sanitizeHtml from 'sanitize-html';
import { withoutRedirects } from './without-redirects.ts';

const options: sanitizeHtml.IOptions = {
  allowedTags: [
    'p',
    'br',
    'strong',
    'b',
    'em',
    'i',
    'u',
    's',
    'sub',
    'sup',
    'small',
    'ul',
    'ol',
    'li',
    'h2',
    'h3',
    'h4',
    'blockquote',
    'hr',
    'a',
    'table',
    'thead',
    'tbody',
    'tr',
    'th',
    'td',
  ],
  allowedAttributes: {
    a: ['href', 'target', 'rel'],
    th: ['scope', 'colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
  },
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  allowProtocolRelative: false,
  // A page has one h1, and it is ours.
  transformTags: {
    h1: 'h2',
    h5: 'h4',
    h6: 'h4',
    a: (tagName, attributes) => ({
      tagName,
      attribs: {
        ...(attributes['href'] === undefined ? {} : { href: withoutRedirects(attributes['href']) }),
        ...(attributes['target'] === '_blank' ? { target: '_blank', rel: 'noopener' } : {}),
      },
    }),
  },
  nestingLimit: 30,
};

/**
 * HTML of a chain reduced to an allow-list: text markup, lists, links to web, mail and telephone, tables. No script,
 * style, class, event, frame or picture passes; links are freed of the redirects of mail programs. Cleaning what is
 * clean changes nothing. Empty when no text is left (R296).
 *
 * The import cleans what it takes in, and the pages clean what an API says that need not be ours: two borders, and
 * this one function at both (SEC5).
 */
export function cleanHtml(html: string): string {
  const clean = settled(html, options);
  return clean.replaceAll(/<[^>]*>|&nbsp;|\s/g, '') === '' ? '' : clean;
}

const lineBreaks: sanitizeHtml.IOptions = {
  allowedTags: ['br'],
  allowedAttributes: {},
  nestingLimit: 30,
};

/**
 * A text whose lines are broken by `<br/>` and that has no other markup (synopsis, presentation). One that keeps to
 * this stays byte for byte what it is; from any other all elements but the breaks go.
 */
export function cleanLines(text: string): string {
  if (!/<(?!br ?\/?>)[a-z/!?]/i.test(text)) return text;
  return settled(text, lineBreaks).replaceAll('<br />', '<br/>');
}

/** Elements that stand where HTML does not let them move when they are read again, a step for each level. */
const mostPasses = 10;

/** What cleaning leaves in the end: what is clean reads as it is written, and cleaning it changes nothing. */
function settled(html: string, wanted: sanitizeHtml.IOptions): string {
  let before = html;
  for (let pass = 0; pass < mostPasses; pass += 1) {
    const clean = sanitizeHtml(before, wanted).trim();
    if (clean === before) return clean;
    before = clean;
  }
  return sanitizeHtml(before, { allowedTags: [], allowedAttributes: {} }).trim();
}
