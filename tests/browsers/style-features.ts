import type { CompatStatement, Identifier } from '@mdn/browser-compat-data';
import { parse, rule, type AtRule, type ChildNode, type Declaration, type Rule } from 'postcss';
import { browsersWithout, css, type Browser, featureOf } from './floor.ts';

const section = (name: 'properties' | 'selectors' | 'at-rules' | 'types'): Identifier => css[name] ?? {};

/** Functions and keywords of values, wherever MDN lists them. */
function typesOf(node: Identifier, found = new Map<string, CompatStatement>()): Map<string, CompatStatement> {
  for (const [name, child] of Object.entries(node) as [string, Identifier][]) {
    if (name === '__compat') continue;
    const feature = featureOf(child);
    if (feature !== undefined && !found.has(name)) found.set(name, feature);
    typesOf(child, found);
  }
  return found;
}

const withoutTexts = (value: string) => value.replaceAll(/"[^"]*"|'[^']*'|url\([^)]*\)/g, "''");

const wordsOf = (text: string) => withoutTexts(text).match(/[a-z][a-z-]*/g) ?? [];

/** What a declaration needs, by the names under which MDN has it. */
function* inDeclaration({
  prop,
  value,
}: Declaration): Generator<readonly [string, CompatStatement | undefined]> {
  if (prop.startsWith('--')) return;
  const property = section('properties')[prop];
  yield [prop, featureOf(property)];
  for (const word of wordsOf(value)) yield [`${prop}: ${word}`, featureOf(property?.[word])];
  if (prop === 'content' && / \/ /.test(withoutTexts(value)))
    yield ['content: alternative text', featureOf(property?.['alt_text'])];
  for (const [, name = ''] of withoutTexts(value).matchAll(/([a-z-]+)\(/g))
    yield [`${name}()`, types.get(name)];
  for (const [, unit = ''] of withoutTexts(value).matchAll(/\d([a-z]+)\b/g))
    yield [`unit ${unit}`, featureOf(section('types')['length']?.[unit])];
}

function* inSelector({ selector, parent }: Rule): Generator<readonly [string, CompatStatement | undefined]> {
  for (const [, name = ''] of selector.matchAll(/::?([a-z-]+)/g))
    yield [`:${name}`, featureOf(section('selectors')[name])];
  if (parent?.type === 'rule') yield ['nesting', featureOf(section('selectors')['nesting'])];
}

function* inAtRule({ name, params }: AtRule): Generator<readonly [string, CompatStatement | undefined]> {
  const known = section('at-rules')[name];
  yield [`@${name}`, featureOf(known)];
  for (const word of wordsOf(params)) yield [`@${name} ${word}`, featureOf(known?.[word])];
}

const types = typesOf(section('types'));

/** What a rule, an at-rule or a declaration by itself uses that a browser of the floor lacks: names with the browsers. */
export function lateIn(
  node: ChildNode,
  floor: ReadonlyMap<Browser, string>,
): readonly (readonly [name: string, browsers: string])[] {
  const features =
    node.type === 'rule'
      ? inSelector(node)
      : node.type === 'atrule'
        ? inAtRule(node)
        : node.type === 'decl'
          ? inDeclaration(node)
          : [];
  return [...features].flatMap(([name, feature]) => {
    const without = feature === undefined ? [] : browsersWithout(feature, floor, true);
    return without.length === 0 ? [] : [[name, without.join(', ')] as const];
  });
}

/** Whether a browser of the floor lacks something that a selector uses. */
export function isLateSelector(selector: string, floor: ReadonlyMap<Browser, string>): boolean {
  return lateIn(rule({ selector }), floor).length > 0;
}

/**
 * What style sheets use that a browser of the floor lacks, by name, with the browsers. A declaration counts unless the same
 * rule has one of the same property before it, which older browsers take.
 *
 * @param sheets text of style sheets by path
 * @throws Error for a sheet that does not parse
 */
export function lateStyleFeatures(
  sheets: ReadonlyMap<string, string>,
  floor: ReadonlyMap<Browser, string>,
): ReadonlyMap<string, string> {
  const late = new Map<string, string>();
  /** A keyword of a property that is late itself says nothing more. */
  const isKnown = (name: string) => late.has(name.replace(/:? .*/, ''));
  for (const [file, text] of sheets)
    parse(text, { from: file }).walk((node) => {
      if (node.type === 'decl') {
        const before = node.parent?.nodes.slice(0, node.parent.index(node)) ?? [];
        if (before.some((one) => one.type === 'decl' && one.prop === node.prop)) return;
      }
      for (const [name, browsers] of lateIn(node, floor)) if (!isKnown(name)) late.set(name, browsers);
    });
  return late;
}
