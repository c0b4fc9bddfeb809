/** A shorter text is a slogan, which says too little in a list of results; in characters. */
const leastDescription = 25;

/** A text of this length says by itself what its page is about and where; in characters. */
const wholeDescription = 70;

/**
 * The description of an item's page for search engines: the first of its own texts that is no slogan, or a slogan if it has
 * nothing else. Where that is short, the interface's sentence about the page follows it, and stands alone where there is
 * none.
 */
export function itemDescription(own: readonly (string | null)[], sentence: string): string {
  const texts = own.flatMap((one) => (one === null || one === '' ? [] : [one]));
  const text = texts.find(({ length }) => length >= leastDescription) ?? texts[0];
  if (text === undefined) return sentence;
  if (text.length >= wholeDescription) return text;
  return `${/[.!?…][»”’]?$/u.test(text) ? text : `${text}.`} ${sentence}`;
}
