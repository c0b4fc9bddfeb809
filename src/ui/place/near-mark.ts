/** The attribute of the place on a cinema's card where its distance is written once the visitor chose a place. */
export function nearMark(cinema: string): { readonly 'data-near-mark': string } {
  return { 'data-near-mark': cinema };
}

/** The places for distances below a node of the page, with the slug of each cinema. */
export function nearMarksIn(root: ParentNode): { readonly element: HTMLElement; readonly cinema: string }[] {
  return [...root.querySelectorAll<HTMLElement>('[data-near-mark]')].map((element) => ({
    element,
    cinema: element.dataset['nearMark'] ?? '',
  }));
}
