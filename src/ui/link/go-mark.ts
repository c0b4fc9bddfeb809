/** How a link goes to its page. */
export interface Going {
  /** Whether the page is prefetched when its link is in view or the visitor shows interest, or only when it is pressed. */
  readonly prefetch: boolean | 'press';
  /** Whether the new page starts at its top. */
  readonly scroll: boolean;
  /** Whether the new page keeps the current fragment. */
  readonly keepFragment: boolean;
}

/** How most links go. */
export const usualWay: Going = { prefetch: true, scroll: true, keepFragment: false };

/** One letter for each fact that differs from the usual: pages have hundreds of links, most of them without. */
const letters = { notAhead: 'n', onPress: 'p', noScroll: 's', keepFragment: 'f' } as const;

/** Marks a link that leads to a page of the site without a new document, or a list of nothing but such links. */
export function goMark({ prefetch, scroll, keepFragment }: Going): { readonly 'data-go': string } {
  const unusual = [
    prefetch === true ? '' : prefetch === 'press' ? letters.onPress : letters.notAhead,
    scroll ? '' : letters.noScroll,
    keepFragment ? letters.keepFragment : '',
  ];
  return { 'data-go': unusual.join('') };
}

/** A marked link, and how it goes. */
export interface GoingLink {
  readonly link: HTMLAnchorElement;
  readonly going: Going;
}

/** The marked link at the place of an event; null when there is none. */
export function goingLinkAt(target: EventTarget | null): GoingLink | null {
  const link = target instanceof Element ? target.closest('a') : null;
  const mark = link?.closest<HTMLElement>('[data-go]')?.dataset['go'];
  if (link === null || mark === undefined) return null;
  const going = {
    prefetch: mark.includes(letters.onPress) ? ('press' as const) : !mark.includes(letters.notAhead),
    scroll: !mark.includes(letters.noScroll),
    keepFragment: mark.includes(letters.keepFragment),
  };
  return { link, going };
}

/** The marked links of a place. */
export function goMarked(place: ParentNode): NodeListOf<HTMLAnchorElement> {
  return place.querySelectorAll<HTMLAnchorElement>('a[data-go], [data-go] a');
}
