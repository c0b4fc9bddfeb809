import { palette } from '#src/styles/palette.ts';

/** The colours of `palette.ts` as SCSS mixins of custom properties, one mixin for each part; not formatted yet. */
export function paletteScss(): string {
  const parts = Object.entries(palette).map(([name, colours]) => {
    const lines = Object.entries(colours).map(([colour, value]) => `  --${colour}: ${value};`);
    return `@mixin ${name} {\n${lines.join('\n')}\n}`;
  });
  return `// Written by tools/write-palette.ts from palette.ts.\n\n${parts.join('\n\n')}\n`;
}
