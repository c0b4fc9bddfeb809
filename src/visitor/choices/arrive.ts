import { choiceAttributes, choiceOf, choicesIn } from '#src/ui/link/choice-marks.ts';
import { isVisible } from '../page/visible.ts';
import type { MadeChoice } from './made.ts';

/** Unfolds the folds around an element; folds them again when the element is still not visible. */
function unfoldTo(element: Element): boolean {
  const folded: Element[] = [];
  for (let fold = element.closest('details'); fold; fold = fold.parentElement?.closest('details') ?? null)
    if (!fold.open && !(element.localName === 'summary' && element.parentElement === fold)) folded.push(fold);
  for (const fold of folded) fold.setAttribute('open', '');
  const shown = isVisible(element);
  if (!shown) for (const fold of folded) fold.removeAttribute('open');
  return shown;
}

/** The control of a group that takes the focus: the selected one, else the first one. */
function controlOf(group: Element): Element | undefined {
  const controls = [...group.querySelectorAll('summary, a[href], button')].filter(isVisible);
  return controls.find((control) => control.getAttribute('aria-current') === 'date') ?? controls[0];
}

/** The links of a page that make a choice. */
function making(place: ParentNode, { name, value }: NonNullable<MadeChoice['chosen']>): Element[] {
  return choicesIn(place).filter((link) => {
    const choice = choiceOf(link);
    return choice?.name === name && choice.value === value;
  });
}

/** The groups of a page with a name. */
function groupsOf(place: ParentNode, name: string): Element[] {
  const { group } = choiceAttributes;
  return [...place.querySelectorAll(`[${group}]`)].filter((element) => element.getAttribute(group) === name);
}

/**
 * The control of a page that corresponds to a choice on the page before: the same control, else one of its groups. A
 * fold that was open there is opened here.
 */
export function controlFor(
  place: ParentNode,
  { chosen, groups, unfolded }: Omit<MadeChoice, 'from'>,
): HTMLElement | undefined {
  const same = chosen === null ? [] : making(place, chosen);
  const near = groups.flatMap((name) => groupsOf(place, name)).map(controlOf);
  return [...same.filter((control) => isVisible(control) || (unfolded && unfoldTo(control))), ...near].find(
    (control) => control instanceof HTMLElement,
  );
}

/** The sentence that describes the result of a page; empty when there is none. */
export function resultOf(place: ParentNode): string {
  const said = [...place.querySelectorAll(`[${choiceAttributes.result}]`)].find(
    ({ parentElement }) => parentElement !== null && isVisible(parentElement),
  );
  return said?.getAttribute(choiceAttributes.result) ?? '';
}
