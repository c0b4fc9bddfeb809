/**
 * Removes the words with which all the names begin: when every cinema is called after the chain, the list is easier to
 * read without them. The last word of a name always stays.
 */
export function shortNames(names: readonly string[]): string[] {
  const words = names.map((name) => name.split(' '));
  const [first = []] = words;
  if (words.length < 2) return [...names];
  const most = Math.min(...words.map(({ length }) => length - 1));
  let shared = 0;
  while (shared < most && words.every((own) => own[shared] === first[shared])) shared += 1;
  return words.map((own) => own.slice(shared).join(' '));
}
