/** French draws the article of a place into the `à` before it: `Cinémas à Le Havre` is `Cinémas au Havre`. */
export function contracted(text: string): string {
  return text.replaceAll(/ à Le(s?) (?=\p{Lu})/gu, (_, plural: string) => (plural === '' ? ' au ' : ' aux '));
}
