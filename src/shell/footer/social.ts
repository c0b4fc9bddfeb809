/** The name of a social network: `twitter` is X, any other name gets a capital first letter (R138). */
export function socialLabel(network: string): string {
  const name = network.trim();
  if (name.toLowerCase() === 'twitter') return 'X';
  const [first = '', ...rest] = Array.from(name);
  return first.toLocaleUpperCase() + rest.join('');
}
