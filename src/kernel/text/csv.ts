/** A quoted field of a CSV text does not end. */
export class OpenQuoteError extends Error {
  override name = 'OpenQuoteError';
  /** The line, from 1, on which the field begins. */
  readonly line: number;

  constructor(line: number) {
    super(`line ${line}: expected a quotation mark that ends the field, got the end of the text`);
    this.line = line;
  }
}

/** What stands between fields: a comma, or what spreadsheets of countries with a decimal comma write. */
export type Separator = ',' | ';' | '\t';

interface Patterns {
  readonly bareField: RegExp;
  readonly fieldEnd: RegExp;
}

const patterns: Readonly<Record<Separator, Patterns>> = {
  ',': { bareField: /[^,\r\n]*/y, fieldEnd: /,|\r\n|\r|\n|$/y },
  ';': { bareField: /[^;\r\n]*/y, fieldEnd: /;|\r\n|\r|\n|$/y },
  '\t': { bareField: /[^\t\r\n]*/y, fieldEnd: /\t|\r\n|\r|\n|$/y },
};

/** The place of the quotation mark that ends the quoted field at a place; -1 when none does. */
function closingQuote(text: string, at: number): number {
  let quote = text.indexOf('"', at + 1);
  // Two of them stand for one that is a part of the field.
  while (quote >= 0 && text.charAt(quote + 1) === '"') quote = text.indexOf('"', quote + 2);
  return quote;
}

function matched(pattern: RegExp, text: string, at: number): string | undefined {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0];
}

/**
 * The rows of a text in the form of RFC 4180: fields between separators, quoted where they contain one, quotation marks
 * or line breaks. Any line break ends a row, also the one of another system; a byte order mark and empty rows are left
 * out.
 *
 * @throws OpenQuoteError when a quoted field does not end, or goes on after its end
 */
export function csvRows(text: string, separator: Separator = ','): string[][] {
  const { bareField, fieldEnd } = patterns[separator];
  const plain = text.replace(/^\uFEFF/, '');
  const rows: string[][] = [];
  let row: string[] = [];
  let at = 0;
  while (at < plain.length || row.length > 0) {
    const quoted = plain.charAt(at) === '"';
    const begin = at;
    const close = quoted ? closingQuote(plain, at) : at;
    const bare = quoted ? '' : (matched(bareField, plain, at) ?? '');
    at = quoted ? close + 1 : at + bare.length;
    const end = close < 0 ? undefined : matched(fieldEnd, plain, at);
    if (end === undefined) throw new OpenQuoteError(plain.slice(0, begin).split(/\r\n|\r|\n/).length);
    row.push(quoted ? plain.slice(begin + 1, close).replaceAll('""', '"') : bare);
    at += end.length;
    if (end === separator) continue;
    if (row.length > 1 || row[0] !== '' || quoted) rows.push(row);
    row = [];
  }
  return rows;
}
