import { choiceAttributes } from '#src/ui/link/choice-marks.ts';
import type { MadeChoice } from './made.ts';

const seen = (element: Element) => element.checkVisibility({ visibilityProperty: true });

/** Unfolds the folds around an element; folds them again when the element is still not visible. */
function unfoldTo(element: Element): boolean {
  const folded: Element[] = [];
  for (let fold = element.closest('details'); fold; fold = fold.parentElement?.closest('details') ?? null)
    if (!fold.open && !(element.localName === 'summary' && element.parentElement === fold)) folded.push(fold);
  for (const fold of folded) fold.setAttribute('open', '');
  const shown = seen(element);
  if (!shown) for (const fold of folded) fold.removeAttribute('open');
  return shown;
}

/** The control of a group that takes the focus: the selected one, else the first one. */
function controlOf(group: Element): Element | undefined {
  const controls = [...group.querySelectorAll('summary, a[href], button')].filter(seen);
  return controls.find((control) => control.getAttribute('aria-current') === 'date') ?? controls[0];
}

/** The elements of a page whose attributes have the given values. */
function marked(place: ParentNode, ...marks: readonly (readonly [string, string])[]): Element[] {
  const [[first] = ['']] = marks;
  return [...place.querySelectorAll(`[${first}]`)].filter((element) =>
    marks.every(([attribute, value]) => element.getAttribute(attribute) === value),
  );
}

/**
 * The control of a page that corresponds to a choice on the page before: the same control, else one of its groups. A
 * fold that was open there is opened here.
 */
export function controlFor(
  place: ParentNode,
  { chosen, groups, unfolded }: Omit<MadeChoice, 'from'>,
): HTMLElement | undefined {
  const { choice, value, group } = choiceAttributes;
  const same = chosen === null ? [] : marked(place, [choice, chosen.name], [value, chosen.value]);
  const near = groups.flatMap((name) => marked(place, [group, name])).map(controlOf);
  return [...same.filter((control) => seen(control) || (unfolded && unfoldTo(control))), ...near].find(
    (control) => control instanceof HTMLElement,
  );
}

/** The sentence that describes the result of a page; empty when there is none. */
export function resultOf(place: ParentNode): string {
  const said = [...place.querySelectorAll(`[${choiceAttributes.result}]`)].find(
    ({ parentElement }) => parentElement !== null && seen(parentElement),
  );
  return said?.getAttribute(choiceAttributes.result) ?? '';
}
