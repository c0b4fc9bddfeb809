import * as z from 'zod/mini';
import { preprocess, slug, wireLanguages } from './primitives.ts';

/** Slug of one item per language (D36). Unknown languages and empty slugs are left out. */
export const translation = preprocess(
  (value) => {
    if (Array.isArray(value) && value.length === 0) return {};
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
    const known = Object.entries(value).filter(
      ([language, translated]) =>
        wireLanguages.some((name) => name === language) && translated !== null && translated !== '',
    );
    return Object.fromEntries(known);
  },
  z.partialRecord(z.enum(wireLanguages), slug),
);
export type Translation = z.output<typeof translation>;
