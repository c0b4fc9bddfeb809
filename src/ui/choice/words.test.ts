import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const source = fileURLToPath(new URL('../..', import.meta.url));
const filters = [
  ...['ui/choice', 'popups/filters'].flatMap((folder) =>
    readdirSync(`${source}/${folder}`)
      .filter((file) => file.endsWith('.scss'))
      .map((file) => `${folder}/${file}`),
  ),
  'ui/link/chip-link.module.scss',
  'ui/link/tabs-links.module.scss',
  'features/film-list/filter-bar.module.scss',
];

// `anywhere` lets a flexible box become as narrow as one letter; `break-word`, which is inherited, only breaks a word that
// is wider than its line.
it.each(filters)('%s never lets a filter wrap inside a word', (file) => {
  expect(readFileSync(`${source}/${file}`, 'utf8')).not.toMatch(/overflow-wrap:\s*anywhere|word-break:/);
});
