import { parse, type AtRule, type ChildNode, type Container, type Rule } from 'postcss';

/** A class or an id with its sign and without escapes (`.card`, `#more`), or a drawing (`[data-icon=heart]`). */
export type Name = string;

/**
 * Attributes whose values are known when the document is: each names a drawing, and all drawings together are a third of what a
 * document would have inline.
 */
export const drawings = ['data-icon', 'data-sign'] as const;

/**
 * A piece of a sheet: a rule with what each of its selectors needs, a block of pieces, or text that every page needs. A rule stays
 * whole: a browser that does not know one of its selectors drops all of it, there as here.
 */
type Piece =
  | { readonly rule: string; readonly needs: readonly (readonly Name[])[] }
  | { readonly head: string; readonly pieces: readonly Piece[] }
  | string;

/** A sheet, read once, from which the rules for a document can be taken quickly. */
export type Sheet = readonly Piece[];

/** Blocks that hold rules. Every other block is a whole: fonts, keyframes, how pages replace each other. */
const blocks: ReadonlySet<string> = new Set([
  'media',
  'supports',
  'layer',
  'container',
  'starting-style',
  'scope',
]);

/** The characters of a name in a selector: letters, digits, what is beyond ASCII, and escapes. */
const nameAt = /(?:[\w-]|[^\0-\x7f]|\\(?:[\da-f]{1,6}\s?|[^\n\da-f]))+/iy;
const drawingAt = new RegExp(String.raw`\[(${drawings.join('|')})=(["']?)([\w-]+)\2\]`, 'y');
const escape = /\\(?:([\da-f]{1,6})\s?|(.))/gi;

function unescaped(name: string): string {
  return name.replace(escape, (_, code: string | undefined, character: string | undefined) =>
    code === undefined ? (character ?? '') : String.fromCodePoint(Number.parseInt(code, 16)),
  );
}

/**
 * The classes, ids and drawings that must be in a document so that a selector can match. Other attributes, elements and
 * everything in the brackets of `:not()`, `:is()`, `:where()` and `:has()` are no reason to leave a rule out.
 */
export function needsOf(selector: string): readonly Name[] {
  const needs: Name[] = [];
  let depth = 0;
  for (let at = 0; at < selector.length; at += 1) {
    const character = selector[at] ?? '';
    if (character === '\\') at += 1;
    else if (character === '"' || character === "'") at = endOfText(selector, at);
    else if (character === '(' || character === '[') {
      drawingAt.lastIndex = at;
      const drawing = depth === 0 ? drawingAt.exec(selector) : null;
      if (drawing) needs.push(`[${drawing[1]}=${drawing[3]}]`);
      depth += 1;
    } else if (character === ')' || character === ']') depth -= 1;
    else if (depth === 0 && (character === '.' || character === '#')) {
      nameAt.lastIndex = at + 1;
      const name = nameAt.exec(selector)?.[0] ?? '';
      needs.push(character + unescaped(name));
      at += name.length;
    }
  }
  return needs;
}

/** Where a quoted text ends that begins at a place. */
function endOfText(text: string, from: number): number {
  for (let at = from + 1; at < text.length; at += 1) {
    if (text[at] === '\\') at += 1;
    else if (text[at] === text[from]) return at;
  }
  return text.length;
}

/** One address in a sheet: in quotation marks, where it may hold anything, or bare. */
const addressAt = /url\(\s*(?:"([^"]*)"|'([^']*)'|([^"')]*?))\s*\)/g;
const isWhole = /^(?:[a-z][\w+.-]*:|[/#%])/i;

/** A text of a sheet with addresses that mean the same in a document. */
function withPaths(text: string, sheetAddress: string): string {
  return text.replace(addressAt, (whole, ...texts: readonly (string | undefined)[]) => {
    const relative = texts.slice(0, 3).find((one) => one !== undefined) ?? '';
    if (relative === '' || isWhole.test(relative)) return whole;
    const { pathname, search, hash } = new URL(relative, `http://sheet${sheetAddress}`);
    return `url(${pathname}${search}${hash})`;
  });
}

/** Whether a block is only about paper: the linked sheets have it long before anybody prints. */
function isForPaper({ name, params }: AtRule): boolean {
  return name === 'page' || (name === 'media' && params.trim() === 'print');
}

/**
 * Reads a sheet.
 *
 * @param address path of the sheet, for the addresses in it
 * @throws CssSyntaxError, or Error when a text of it would end the element that it is written in
 */
export function readSheet(text: string, address: string): Sheet {
  if (/<\/style/i.test(text)) throw new Error(`${address} would end a style element`);
  const bodyOf = ({ nodes = [] }: Container | Rule): string =>
    withPaths(nodes.map((node: ChildNode) => node.toString()).join(';'), address);
  const pieceOf = (node: ChildNode): readonly Piece[] => {
    if (node.type === 'rule') {
      const needs = node.selectors.map((selector) => needsOf(selector));
      return [{ rule: `${node.selector}{${bodyOf(node)}}`, needs }];
    }
    if (node.type !== 'atrule') return [];
    if (isForPaper(node)) return [];
    if (node.nodes === undefined || !blocks.has(node.name))
      return [withPaths(`${node.toString()}${node.nodes === undefined ? ';' : ''}`, address)];
    return [{ head: `@${node.name} ${node.params}`, pieces: node.nodes.flatMap(pieceOf) }];
  };
  return parse(text).nodes.flatMap(pieceOf);
}

/** The rules of a sheet that a document with these names uses, in their order. */
export function usedRules(sheet: Sheet, names: ReadonlySet<Name>): string {
  let text = '';
  for (const piece of sheet) {
    if (typeof piece === 'string') text += piece;
    else if ('head' in piece) {
      const inside = usedRules(piece.pieces, names);
      if (inside !== '') text += `${piece.head}{${inside}}`;
    } else if (piece.needs.some((needs) => needs.every((name) => names.has(name)))) text += piece.rule;
  }
  return text;
}
