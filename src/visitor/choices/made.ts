import { choiceAttributes, choiceOf, type ChoiceGroup, type ChoiceName } from '#src/ui/link/choice-marks.ts';

/** A choice whose page has not arrived yet. */
export interface MadeChoice {
  /** Address of the page on which it was made. */
  readonly from: string;
  /** The choice as its link is marked; null when it was several values at once. */
  readonly chosen: { readonly name: string; readonly value: string } | null;
  /** The groups around the link, the innermost first. */
  readonly groups: readonly string[];
  /** Whether it was made in an open fold. */
  readonly unfolded: boolean;
}

let made: MadeChoice | null = null;

/** Records a choice that is made by a link of the page. */
export function chooseByLink(link: Element): void {
  const { group } = choiceAttributes;
  const groups: string[] = [];
  for (let place: Element | null = link; place !== null; place = place.parentElement) {
    const name = place.getAttribute(group);
    if (name !== null) groups.push(name);
  }
  made = {
    from: location.href,
    chosen: choiceOf(link),
    groups,
    unfolded: link.closest('details') !== null,
  };
}

/** Records a choice that is made in a popup: its group, and the value when it is only one. */
export function chooseInPopup(
  group: ChoiceGroup,
  chosen: { readonly name: ChoiceName; readonly value: string } | null,
): void {
  made = { from: location.href, chosen, groups: [group], unfolded: false };
}

/** Forgets the choice, when the visitor does something else. */
export function forgetChoice(): void {
  made = null;
}

/** The choice that led to the current page, returned once; null when there was none. */
export function takeChoice(): MadeChoice | null {
  const taken = made;
  made = null;
  return taken !== null && taken.from !== location.href ? taken : null;
}
