import { drawings } from '#src/styles/icon-paths.ts';

const grid = 24;
const rows = Object.entries(drawings);

/** The drawings of `icon-paths.ts` below each other in one picture: browsers make a document of each picture (ADR-0058). */
export function iconsSvg(): string {
  const drawn = rows.map(([, { outline, width, solid }], row) => {
    const stroke = width === undefined ? '' : ` stroke-width="${width}"`;
    const lines = outline === undefined ? '' : `<path d="${outline}"${stroke}/>`;
    const shapes = solid === undefined ? '' : `<path d="${solid}" fill="#000" stroke="none"/>`;
    // An inner picture shows nothing of what is beyond its edges.
    return `<svg y="${row * grid}" width="${grid}" height="${grid}">${lines}${shapes}</svg>`;
  });
  // Attributes: the policy of files allows no styles.
  const line = 'fill="none" stroke="#000" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round"';
  const size = `width="${grid}" height="${rows.length * grid}" viewBox="0 0 ${grid} ${rows.length * grid}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}><g ${line}>${drawn.join('')}</g></svg>\n`;
}

/** Where each drawing is in that picture, for masks; not formatted yet. */
export function iconRowsScss(): string {
  const places = rows.map(
    ([name], row) => `  '${name}': ${Number(((row / (rows.length - 1)) * 100).toFixed(4))}%,`,
  );
  return [
    '// Written by tools/write-icons.ts from icon-paths.ts.',
    '',
    '/// The mask size that shows one drawing of icons.svg.',
    `$icon-size: 100% ${rows.length * 100}%;`,
    '/// The vertical mask position of each drawing.',
    `$icon-rows: (\n${places.join('\n')}\n);`,
    '',
  ].join('\n');
}
