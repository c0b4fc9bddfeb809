import sanitizeHtml from 'sanitize-html';

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
        ...(attributes['href'] === undefined ? {} : { href: attributes['href'] }),
        ...(attributes['target'] === '_blank' ? { target: '_blank', rel: 'noopener' } : {}),
      },
    }),
  },
  nestingLimit: 30,
};

/**
 * HTML from the API reduced to an allow-list: text markup, lists, links to web, mail and telephone, tables.
 * No script, style, class, event, frame or picture passes. Empty when no text is left (R296).
 */
export function cleanHtml(html: string): string {
  const clean = sanitizeHtml(html, options).trim();
  return clean.replaceAll(/<[^>]*>|&nbsp;|\s/g, '') === '' ? '' : clean;
}
