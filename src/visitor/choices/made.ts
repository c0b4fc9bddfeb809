import { choiceAttributes, type ChoiceGroup, type ChoiceName } from '#src/ui/link/choice-marks.ts';

/** A choice whose page has not come yet. */
export interface MadeChoice {
  /** Address of the page that it was made on. */
  readonly from: string;
  /** What was chosen, as links are marked with it; null where it was several things at once. */
  readonly chosen: { readonly name: string; readonly value: string } | null;
  /** The groups that it was a part of, the innermost first. */
  readonly groups: readonly string[];
  /** Whether it was made in a part of the page that can be folded, and stood open. */
  readonly unfolded: boolean;
}

let made: MadeChoice | null = null;

/** Notes a choice that is made by a link of the page. */
export function chooseByLink(link: Element): void {
  const { choice, value, group } = choiceAttributes;
  const groups: string[] = [];
  for (let place: Element | null = link; place !== null; place = place.parentElement) {
    const name = place.getAttribute(group);
    if (name !== null) groups.push(name);
  }
  made = {
    from: location.href,
    chosen: { name: link.getAttribute(choice) ?? '', value: link.getAttribute(value) ?? '' },
    groups,
    unfolded: link.closest('details') !== null,
  };
}

/** Notes a choice that is made in a popup: of a group, and of one thing where it is one. */
export function chooseInPopup(
  group: ChoiceGroup,
  chosen: { readonly name: ChoiceName; readonly value: string } | null,
): void {
  made = { from: location.href, chosen, groups: [group], unfolded: false };
}

/** Forgets a choice: the visitor does something else. */
export function forgetChoice(): void {
  made = null;
}

/** The choice that has led to the page on screen, once; null where it was something else. */
export function takeChoice(): MadeChoice | null {
  const taken = made;
  made = null;
  return taken !== null && taken.from !== location.href ? taken : null;
}
