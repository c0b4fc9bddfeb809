import { isNode, type Node } from './nodes.ts';
import { isA, vocabulary } from './vocabulary.ts';

const forms: Readonly<Record<string, RegExp>> = {
  Date: /^\d{4}-\d{2}-\d{2}$/,
  DateTime: /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?(?:Z|[+-]\d{2}:\d{2})$/,
  Time: /^(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d)?$/,
  Duration: /^P(?=.)(?:\d+D)?(?:T(?=.)(?:\d+H)?(?:\d+M)?(?:\d+S)?)?$/,
};

const isAddress = (text: string): boolean => /^https?:\/\/[^\s]+$/.test(text) && URL.canParse(text);

/** The member of an enumeration that a text names, such as `https://schema.org/InStock`. */
function memberOf(text: string): string | undefined {
  const [, name] = /^https:\/\/schema\.org\/(\w+)$/.exec(text) ?? [];
  return name === undefined ? undefined : vocabulary().members.get(name);
}

function textFits(text: string, range: string): boolean {
  const form = forms[range];
  if (form !== undefined)
    return form.test(text) && (!range.startsWith('Date') || !Number.isNaN(Date.parse(text)));
  if (range === 'Text') return text.trim() !== '';
  if (range === 'URL') return isAddress(text);
  if (isA(range, 'DataType')) return false;
  const member = memberOf(text);
  // The address alone may stand for a thing, but not for a member of an enumeration.
  return isA(range, 'Enumeration') ? member !== undefined && isA(member, range) : isAddress(text);
}

function fits(value: unknown, range: string, typeOf: (node: Node) => string | undefined): boolean {
  if (typeof value === 'string') return textFits(value, range);
  if (typeof value === 'number')
    return Number.isFinite(value) && (range === 'Number' || (range === 'Integer' && Number.isInteger(value)));
  if (typeof value === 'boolean') return range === 'Boolean';
  if (!isNode(value)) return false;
  const type = typeOf(value);
  // A node that is described on another page may have any type.
  return type === undefined || isA(type, range);
}

/**
 * Whether a property may have a value, by the ranges of the vocabulary.
 *
 * @param typeOf returns the type of a node, or of the node that a reference names; undefined when it is not known
 */
export function valueFits(
  value: unknown,
  property: string,
  typeOf: (node: Node) => string | undefined,
): boolean {
  const ranges = vocabulary().properties.get(property)?.ranges ?? [];
  return ranges.some((range) => fits(value, range, typeOf));
}
