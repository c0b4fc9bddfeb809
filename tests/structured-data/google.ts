import { isNode, valuesOf, type Node, type PlacedNode } from './nodes.ts';
import { isA } from './vocabulary.ts';

/** The fields that Google requires to show a type; the adobe validator checks this only for other types. */
interface Requirement {
  readonly type: string;
  /** Only for the things of a page, not for parts of other things. */
  readonly topOnly?: boolean;
  /** Only for this type and not for types below it: a cinema is an organisation too. */
  readonly exact?: boolean;
  readonly fields: readonly string[];
}

const requirements: readonly Requirement[] = [
  { type: 'Event', fields: ['name', 'startDate', 'location'] },
  { type: 'Movie', topOnly: true, fields: ['name', 'image'] },
  { type: 'LocalBusiness', topOnly: true, fields: ['name', 'address'] },
  { type: 'BreadcrumbList', fields: ['itemListElement'] },
  { type: 'ItemList', topOnly: true, fields: ['itemListElement'] },
  { type: 'ListItem', fields: ['position'] },
  { type: 'Organization', topOnly: true, exact: true, fields: ['name', 'url', 'logo'] },
  { type: 'WebSite', fields: ['name', 'url'] },
  { type: 'SearchAction', fields: ['target', 'query-input'] },
  { type: 'FAQPage', fields: ['mainEntity'] },
  { type: 'Question', fields: ['name', 'acceptedAnswer'] },
  { type: 'Answer', fields: ['text'] },
  { type: 'VideoObject', fields: ['name', 'thumbnailUrl', 'uploadDate'] },
  { type: 'AggregateRating', fields: ['ratingValue', 'ratingCount'] },
];

const lacks = (node: Node, field: string): boolean => valuesOf(node[field]).length === 0;

/** A showtime needs the address of its cinema, in its own node or in the node of that cinema on the page. */
function placeProblems(node: Node, find: (id: string) => readonly Node[]): string[] {
  return valuesOf(node['location']).flatMap((location) => {
    if (!isNode(location)) return ['location: expected a place'];
    const id = location['@id'];
    const described = [location, ...(typeof id === 'string' ? find(id) : [])];
    return ['name', 'address']
      .filter((field) => described.every((one) => lacks(one, field)))
      .map((field) => `location.${field} is missing`);
  });
}

function stepProblems(node: Node): string[] {
  const steps = valuesOf(node['itemListElement']).filter(isNode);
  const inOrder = steps.every((step, index) => step['position'] === index + 1);
  const found = inOrder ? [] : ['itemListElement: expected positions from 1 on'];
  const place = (index: number) => `itemListElement.${index}`;
  for (const [index, step] of steps.entries()) {
    const [item] = valuesOf(step['item']);
    const described = isNode(item) ? [step, item] : [step];
    if (described.every((one) => lacks(one, 'name'))) found.push(`${place(index)}.name is missing`);
    const named = typeof item === 'string' || described.some((one) => !lacks(one, 'url') || '@id' in one);
    if (!named) found.push(`${place(index)}: its address is missing`);
  }
  return found;
}

/** A sale that has not begun says when it will, and a rating lies on its own scale. */
function ownProblems(node: Node, type: string): string[] {
  const found: string[] = [];
  if (isA(type, 'Offer') && String(node['availability']).endsWith('/PreOrder') && lacks(node, 'validFrom'))
    found.push('validFrom is missing');
  if (isA(type, 'VideoObject') && lacks(node, 'contentUrl') && lacks(node, 'embedUrl'))
    found.push('contentUrl or embedUrl is missing');
  const [value, worst, best] = ['ratingValue', 'worstRating', 'bestRating'].map((name) => Number(node[name]));
  const onScale = value !== undefined && value >= (worst ?? 1) && value <= (best ?? 5);
  if (isA(type, 'AggregateRating') && !onScale) found.push('ratingValue is not on its scale');
  return found;
}

/** The faults for which Google would refuse a node. */
export function googleProblems(
  { node, place, top }: PlacedNode,
  find: (id: string) => readonly Node[],
): readonly string[] {
  const type = node['@type'] ?? '';
  const missing = requirements
    .filter((one) => (one.exact === true ? type === one.type : isA(type, one.type)))
    .filter((one) => top || one.topOnly !== true)
    .flatMap(({ fields }) =>
      fields.filter((field) => lacks(node, field)).map((field) => `${field} is missing`),
    );
  if (isA(type, 'Event')) missing.push(...placeProblems(node, find));
  if (isA(type, 'ItemList')) missing.push(...stepProblems(node));
  missing.push(...ownProblems(node, type));
  return missing.map((problem) => `${place}: ${problem}`);
}
