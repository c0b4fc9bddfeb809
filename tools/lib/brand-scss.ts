import { markPaths, namePaths } from '#src/styles/brand-paths.ts';
import { palette } from '#src/styles/palette.ts';

const mask = 'fold-gaps';

/** An SVG picture of the logo's field as a value of a style. */
function picture(drawn: string): string {
  const svg = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 236 48'>${drawn}</svg>`;
  return `url("data:image/svg+xml,${svg.replaceAll('<', '%3c').replaceAll('>', '%3e').replaceAll('#', '%23')}")`;
}

function folds(colour: string): string {
  return `<path d='${markPaths.folds}' fill='none' stroke='${colour}' stroke-width='1.1' stroke-linecap='round'/>`;
}

/**
 * The logo of `brand-paths.ts` in layers for `logo.module.scss`; not formatted yet. The colour of the drapes and of the name
 * depends on the scheme, so these two are masks. The folds show a quarter of the drapes' colour: the mask lets so much
 * through there, over the ground's own folds.
 */
export function brandScss(): string {
  const drapes = markPaths.drapes.join('');
  const layers = {
    'logo-ground': `<path d='${markPaths.light}' fill='${palette.both.lamp}'/>${folds(palette.both['velvet-deep'])}`,
    'logo-drapes': `<mask id='${mask}' maskUnits='userSpaceOnUse'><path d='M0 0h48v48H0Z' fill='#fff'/>${folds('#404040')}</mask><path d='${drapes}' mask='url(#${mask})'/>`,
    'logo-name': `<path d='${namePaths.join('')}' fill-rule='evenodd'/>`,
  };
  const rules = Object.entries(layers).map(([name, drawn]) => `$${name}: ${picture(drawn)};`);
  return `// Written by tools/write-icons.ts from brand-paths.ts.\n\n${rules.join('\n')}\n`;
}
