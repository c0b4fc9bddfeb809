import { choiceAttributes } from '#src/ui/link/choice-marks.ts';
import type { MadeChoice } from './made.ts';

const seen = (element: Element) => element.checkVisibility({ visibilityProperty: true });

/** Unfolds what an element stands in; folds it again where it is not seen even then. */
function unfoldTo(element: Element): boolean {
  const folded: Element[] = [];
  for (let fold = element.closest('details'); fold; fold = fold.parentElement?.closest('details') ?? null)
    if (!fold.open && !(element.localName === 'summary' && element.parentElement === fold)) folded.push(fold);
  for (const fold of folded) fold.setAttribute('open', '');
  const shown = seen(element);
  if (!shown) for (const fold of folded) fold.removeAttribute('open');
  return shown;
}

/** What of a group takes the focus: what is chosen in it, else its first control. */
function controlOf(group: Element): Element | undefined {
  const controls = [...group.querySelectorAll('summary, a[href], button')].filter(seen);
  return controls.find((control) => control.getAttribute('aria-current') === 'date') ?? controls[0];
}

/** The elements of a page with an attribute, and another where one is named, of these values. */
function marked(place: ParentNode, ...marks: readonly (readonly [string, string])[]): Element[] {
  const [[first] = ['']] = marks;
  return [...place.querySelectorAll(`[${first}]`)].filter((element) =>
    marks.every(([attribute, value]) => element.getAttribute(attribute) === value),
  );
}

/**
 * The control of a page that stands for a choice made on the page before it: the same one, else what it was a part of.
 * A part that was unfolded there is unfolded here.
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

/** The sentence that says what a page shows; empty where it has none. */
export function resultOf(place: ParentNode): string {
  const said = [...place.querySelectorAll(`[${choiceAttributes.result}]`)].find(
    ({ parentElement }) => parentElement !== null && seen(parentElement),
  );
  return said?.getAttribute(choiceAttributes.result) ?? '';
}
