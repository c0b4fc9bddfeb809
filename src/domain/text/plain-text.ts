/** Turns wire HTML into plain text, for view models without markup. */

const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
  hellip: '…',
  ndash: '–',
  mdash: '—',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  laquo: '«',
  raquo: '»',
  euro: '€',
  oelig: 'œ',
  OElig: 'Œ',
  szlig: 'ß',
};

/** Combining accents by the end of an entity's name: `&eacute;` is e with `acute`. */
const marks: Readonly<Record<string, string>> = {
  grave: '\u0300',
  acute: '\u0301',
  circ: '\u0302',
  tilde: '\u0303',
  uml: '\u0308',
  ring: '\u030a',
  cedil: '\u0327',
};

function letter(entity: string, reference: string): string {
  const mark = marks[reference.slice(1)];
  return mark === undefined ? entity : `${reference.slice(0, 1)}${mark}`.normalize('NFC');
}

function character(entity: string, reference: string): string {
  if (!reference.startsWith('#')) return named[reference] ?? letter(entity, reference);
  const hexadecimal = /^#x/i.test(reference);
  const code = Number.parseInt(reference.slice(hexadecimal ? 2 : 1), hexadecimal ? 16 : 10);
  return code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : entity;
}

const breaks = /<(?:br|\/?(?:p|div|li|ul|ol|h[1-6]))(?:\s[^<>]*)?\/?>/gi;
const tags = /<[a-z/!][^<>]*>/gi;
const entities = /&(#\d{1,7}|#x[\da-f]{1,6}|[a-z]{2,8});/gi;

/**
 * The lines of an HTML or plain text without markup: `<br/>`, paragraphs and list items start a new line, empty lines
 * are left out. The result is text, not HTML: escape it before putting it into a page.
 */
export function plainTextLines(html: string | null): string[] {
  return (html ?? '')
    .replace(breaks, '\n')
    .replace(tags, '')
    .replace(entities, character)
    .split('\n')
    .map((line) => line.replace(/[ \t\r]+/g, ' ').trim())
    .filter((line) => line !== '');
}

/** {@link plainTextLines} in one line. */
export function plainText(html: string | null): string {
  return plainTextLines(html).join(' ');
}

/** The parts of a comma-separated text, trimmed and without repetitions; empty for null. */
export function splitCommaText(text: string | null): string[] {
  const parts = (text ?? '').split(',').map((part) => part.trim());
  return [...new Set(parts.filter((part) => part !== ''))];
}

/** The trimmed text, or null when it is absent or blank. */
export function textOrNull(text: string | null | undefined): string | null {
  const trimmed = text?.trim() ?? '';
  return trimmed === '' ? null : trimmed;
}
