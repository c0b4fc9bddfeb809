import { firstScript } from './inline-scripts.ts';

/** Next.js serves the files of a build's `static` folder below this path. */
const staticPath = '/_next/static/';

/** A sheet of a page as React writes it; it finds the sheet again by `data-precedence` and address, wherever that is. */
const sheetLink = /<link rel="stylesheet" href="(\/_next\/static\/[\w./~-]+\.css)" data-precedence="\w+"\/>/g;

/** The linked sheets of a rendered page, in the order in which they apply. */
export interface LinkedSheets {
  /** Their addresses, `/_next/static/chunks/a.css`. */
  readonly addresses: readonly string[];
  /** What stands before the sheets: the opening of `<html>` among it. */
  readonly frame: string;
  /** The part of the document that is painted, without the head and the payload. */
  readonly body: string;
  /**
   * The document with a style in the head in place of the sheets. They come behind everything that is painted, and before the
   * payload: by then React finds them and asks for none a second time, and no script hydrates a page without them.
   *
   * @param style text of the style; nothing in it may end the element
   * @param before elements of the head that stand before it
   */
  readonly behind: (style: string, before?: string) => string;
}

/** Finds the linked sheets of a document; null when they are not where Next.js writes them. */
export function linkedSheets(html: string): LinkedSheets | null {
  const headEnd = html.indexOf('</head>');
  const payload = html.indexOf(`<script>${firstScript}</script>`, headEnd);
  if (headEnd < 0 || payload < 0) return null;
  const head = html.slice(0, headEnd);
  const links = [...head.matchAll(sheetLink)];
  const start = links[0]?.index ?? -1;
  const text = links.map(([link]) => link).join('');
  // One after the other, and no other sheet before, between or behind them.
  if (start < 0 || !head.startsWith(text, start)) return null;
  const rest = [head.slice(0, start), head.slice(start + text.length)] as const;
  if (rest.some((part) => part.includes('rel="stylesheet"'))) return null;
  return {
    addresses: links.map(([, address = '']) => address),
    frame: rest[0],
    body: html.slice(headEnd, payload),
    behind: (style, before = '') =>
      [
        rest[0],
        before,
        '<style>',
        style,
        '</style>',
        rest[1],
        html.slice(headEnd, payload),
        text,
        html.slice(payload),
      ].join(''),
  };
}

/** The path of a sheet below the build's `static` folder; null for an address elsewhere. */
export function fileOfSheet(address: string): string | null {
  const file = address.startsWith(staticPath) ? address.slice(staticPath.length) : '';
  return file === '' || file.split('/').includes('..') ? null : file;
}
