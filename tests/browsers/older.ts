import type { Identifier } from '@mdn/browser-compat-data';
import { parse, type AtRule } from 'postcss';
import { api, has, javascript, type Browser, featureOf } from './floor.ts';
import { isLateSelector, lateIn } from './style-features.ts';

/** Something that a browser lacks. */
export interface Lacked {
  /** From the global object on: `['Element', 'checkVisibility']`. */
  readonly path: readonly string[];
  /** Whose it is: the last owner's own, or its instances'. MDN does not tell of the objects of the language. */
  readonly of: 'itself' | 'instances' | 'either';
}

/** What MDN says that a version of a browser lacks. */
export function lackedBy(browser: Browser, version: string): readonly Lacked[] {
  const found: Lacked[] = [];
  const walk = (node: Identifier, above: readonly string[], ofName: (key: string) => Lacked['of']) => {
    for (const [key, child] of Object.entries(node) as [string, Identifier][]) {
      const feature = key === '__compat' ? undefined : featureOf(child);
      if (feature === undefined) continue;
      const path = [...above, key.replace(/_static$/, '')];
      if (!has(feature, browser, version)) found.push({ path, of: ofName(key) });
      else if (path.length < 3) walk(child, path, ofName);
    }
  };
  walk(api, [], (key) => (key.endsWith('_static') ? 'itself' : 'instances'));
  walk(javascript.builtins ?? {}, [], () => 'either');
  return found;
}

/** Takes it away; runs in each document before its own scripts. */
export function takeAway(lacked: readonly Lacked[]): void {
  type Owner = Readonly<Record<string, unknown>>;
  const isOwner = (value: unknown): value is Owner =>
    typeof value === 'function' || (typeof value === 'object' && value !== null);
  for (const { path, of } of lacked) {
    // By old means: newer ones are being taken away.
    // oxlint-disable-next-line unicorn/prefer-at
    const name = path[path.length - 1] ?? '';
    // What the window has is global.
    const owner = path
      .slice(0, -1)
      .reduce<unknown>(
        (above, step) => (step === 'Window' ? above : isOwner(above) ? above[step] : undefined),
        globalThis,
      );
    if (!isOwner(owner)) continue;
    // Of a few the browser itself says that they stay.
    if (of !== 'instances' || owner === globalThis) Reflect.deleteProperty(owner, name);
    const { prototype } = owner;
    if (of !== 'itself' && isOwner(prototype)) Reflect.deleteProperty(prototype, name);
  }
}

/** A style sheet as an older browser reads it: it drops the rules and the lines that it does not know. */
export function readByOlder(sheet: string, browser: Browser, version: string): string {
  const floor = new Map([[browser, version]]);
  const tree = parse(sheet);
  tree.walk((node) => {
    if (node.type === 'atrule' && node.name === 'supports') asksOlder(node, floor);
    else if (node.type !== 'comment' && lateIn(node, floor).length > 0) node.remove();
  });
  // Without popovers an element with the attribute is any element.
  return lackedBy(browser, version).some(({ path }) => path.join('.') === 'HTMLElement.popover')
    ? `:where([popover]){display:block}${tree.toString()}`
    : tree.toString();
}

function asksOlder(rule: AtRule, floor: ReadonlyMap<Browser, string>): void {
  rule.params = rule.params.replaceAll(
    /selector\(([^()]*(?:\([^()]*\))?[^()]*)\)/g,
    (whole, selector: string) => (isLateSelector(selector, floor) ? 'selector(:unknown)' : whole),
  );
}
