/** The paths with which a style sheet draws the shape of a class, in their order. */
export function drawnIn(styles: string, name: string): string[] {
  const rule = new RegExp(`^\\.${name} \\{[^}]*mask-image: ([^\\n]*)`, 'm').exec(styles)?.[1] ?? '';
  return [...rule.matchAll(/ d='([^']+)'/g)].map(([, path = '']) => path);
}
