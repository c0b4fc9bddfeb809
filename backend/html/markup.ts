import { writableText } from '#src/kernel/text/writable.ts';

/** Text that is already HTML. */
export class Markup {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/**
 * The values that a template may contain: text is escaped, markup is not, and null, undefined and false are left out.
 */
export type Piece = string | number | Markup | null | undefined | false | readonly Piece[];

/** A piece of HTML. Every value in it is escaped unless it is markup; attribute values must be in double quotes. */
export function markup(strings: TemplateStringsArray, ...pieces: readonly Piece[]): Markup {
  return new Markup(
    strings.reduce(
      (whole, text, index) => whole + text + (index < pieces.length ? write(pieces[index]) : ''),
      '',
    ),
  );
}

function write(piece: Piece): string {
  if (piece === null || piece === undefined || piece === false) return '';
  if (piece instanceof Markup) return piece.text;
  if (typeof piece === 'string') return escapeHtml(piece);
  return typeof piece === 'number' ? String(piece) : piece.map((one) => write(one)).join('');
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
  '`': '&#96;',
};

function escapeHtml(text: string): string {
  return writableText(text).replaceAll(/[&<>"'`]/g, (character) => entities[character] ?? character);
}
