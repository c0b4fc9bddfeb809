import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { Language } from '#src/sites/site.ts';
import { shared } from './chain.ts';

const pagesFile = z.record(z.string(), z.looseObject({ redirectSlug: z.string().optional() }));
const goneFile = z.object({ show: z.array(z.string()) });

const read = (language: Language, name: string): unknown =>
  JSON.parse(readFileSync(join(shared, language, name), 'utf8'));

/** Old slugs of films, which redirect to the films' present slugs while the films are in the programme (R053). */
export function movedShows(language: Language): string[] {
  const pages = pagesFile.parse(read(language, 'show.json'));
  return Object.keys(pages).filter((slug) => pages[slug]?.redirectSlug !== undefined);
}

/** Films that have left every programme: their pages answer 410 (R262). */
export function goneShows(language: Language): string[] {
  return goneFile.parse(read(language, 'gone.json')).show;
}
