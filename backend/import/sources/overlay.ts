import { z } from 'zod';

const recordSchema = z.record(z.string(), z.unknown());
const itemSchema = z.looseObject({ slug: z.string() });

/**
 * Lays an answer of a site over the same answer of the folder that its chain's sites share: its own fields count, and
 * what a record lacks, at any depth, is the shared record's. Which items a list has, and in which order, its own says
 * alone; items are the same where their slugs are.
 */
export function overlay(own: unknown, shared: unknown): unknown {
  if (Array.isArray(own)) return overlayItems(own, Array.isArray(shared) ? shared : []);
  const [mine, theirs] = [recordSchema.safeParse(own), recordSchema.safeParse(shared)];
  if (!mine.success || !theirs.success) return own;
  const merged = { ...theirs.data };
  for (const [field, value] of Object.entries(mine.data)) merged[field] = overlay(value, theirs.data[field]);
  return merged;
}

function overlayItems(own: readonly unknown[], shared: readonly unknown[]): unknown[] {
  const known = new Map(
    shared.flatMap((one) => {
      const item = itemSchema.safeParse(one).data;
      return item === undefined ? [] : [[item.slug, item] as const];
    }),
  );
  return own.map((one) => {
    const slug = itemSchema.safeParse(one).data?.slug;
    return slug === undefined ? one : overlay(one, known.get(slug));
  });
}
