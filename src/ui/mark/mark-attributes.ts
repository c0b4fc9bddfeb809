/** What a member can put a mark on: a cinema as a favourite, a show as wished for. */
export type MarkKind = 'favourite' | 'wish';

/** A mark on the page: a button, with what it says when it is pressed. A rating opens a popup instead. */
export interface PageMark {
  readonly element: HTMLElement;
  readonly mark: MarkKind | 'rating';
  /** Of the cinema or the show. */
  readonly slug: string;
}

/** The attributes of a mark's button, by which the shell's script finds and paints it. */
export function markAttributes(
  mark: PageMark['mark'],
  slug: string,
): { readonly 'data-mark': PageMark['mark']; readonly 'data-slug': string } {
  return { 'data-mark': mark, 'data-slug': slug };
}

function markOf(element: HTMLElement): PageMark | null {
  const { mark, slug } = element.dataset;
  if (mark !== 'favourite' && mark !== 'wish' && mark !== 'rating') return null;
  return slug === undefined || slug === '' ? null : { element, mark, slug };
}

/** The mark at or around a place of the page, or null. */
export function markAround(place: Element): PageMark | null {
  const element = place.closest<HTMLElement>('[data-mark]');
  return element === null ? null : markOf(element);
}

/** All marks below a node of the page. */
export function marksIn(root: ParentNode): PageMark[] {
  return [...root.querySelectorAll<HTMLElement>('[data-mark]')].flatMap((element) => markOf(element) ?? []);
}

/** Shows on a rating's button which of the three things the member felt; null for none. */
export function showEmotion({ element }: PageMark, emotion: number | null): void {
  if (emotion === null) delete element.dataset['emotion'];
  else element.dataset['emotion'] = String(emotion);
}
