import { isNode, type Node } from './nodes.ts';
import { isA, vocabulary } from './vocabulary.ts';

const forms: Readonly<Record<string, RegExp>> = {
  Date: /^\d{4}-\d{2}-\d{2}$/,
  DateTime: /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?(?:Z|[+-]\d{2}:\d{2})$/,
  Time: /^\d{2}:\d{2}(?::\d{2})?$/,
  Duration: /^P(?=.)(?:\d+D)?(?:T(?=.)(?:\d+H)?(?:\d+M)?(?:\d+S)?)?$/,
};

const isAddress = (text: string): boolean => /^https?:\/\/[^\s]+$/.test(text) && URL.canParse(text);

/** The member of an enumeration that a text names: `https://schema.org/InStock`. */
function memberOf(text: string): string | undefined {
  const [, name] = /^https:\/\/schema\.org\/(\w+)$/.exec(text) ?? [];
  return name === undefined ? undefined : vocabulary().members.get(name);
}

function textFits(text: string, range: string): boolean {
  const form = forms[range];
  if (form !== undefined) return form.test(text) && (range === 'Duration' || !Number.isNaN(Date.parse(text)));
  if (range === 'Text') return text.trim() !== '';
  if (range === 'URL') return isAddress(text);
  if (isA(range, 'DataType')) return false;
  const member = memberOf(text);
  // A thing may be named by its address alone, unless it is one of a closed list.
  return isA(range, 'Enumeration') ? member !== undefined && isA(member, range) : isAddress(text);
}

function fits(value: unknown, range: string, typeOf: (node: Node) => string | undefined): boolean {
  if (typeof value === 'string') return textFits(value, range);
  if (typeof value === 'number')
    return Number.isFinite(value) && (range === 'Number' || (range === 'Integer' && Number.isInteger(value)));
  if (typeof value === 'boolean') return range === 'Boolean';
  if (!isNode(value)) return false;
  const type = typeOf(value);
  // What is described on another page may be anything.
  return type === undefined || isA(type, range);
}

/**
 * Whether a value is one that a property may have, by the ranges of the vocabulary.
 *
 * @param typeOf the type of a node, of a reference that of the node it means; nothing where that is not known
 */
export function valueFits(
  value: unknown,
  property: string,
  typeOf: (node: Node) => string | undefined,
): boolean {
  const ranges = vocabulary().properties.get(property)?.ranges ?? [];
  return ranges.some((range) => fits(value, range, typeOf));
}
