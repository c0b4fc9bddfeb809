import { iconPaths } from '#src/styles/icon-paths.ts';

const line = "fill='none' stroke='%23000' stroke-width='1.75' stroke-linecap='round' stroke-linejoin='round'";

/** The drawings of `icon-paths.ts` as masks by the name of the icon; not formatted yet. */
export function iconsScss(): string {
  const rules = Object.entries(iconPaths).map(([name, { outline, solid }]) => {
    const paths = [
      ...(outline === undefined ? [] : [`%3cpath d='${outline}' ${line}/%3e`]),
      ...(solid === undefined ? [] : [`%3cpath d='${solid}'/%3e`]),
    ];
    const picture = `%3csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24'%3e${paths.join('')}%3c/svg%3e`;
    return `[data-icon='${name}'],\n[data-sign='${name}']::after {\n  mask-image: url("data:image/svg+xml,${picture}");\n}`;
  });
  return `// Written by tools/write-icons.ts from icon-paths.ts.\n\n${rules.join('\n\n')}\n`;
}
