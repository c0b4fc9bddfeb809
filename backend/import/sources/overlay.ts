import { z } from 'zod';

const recordSchema = z.record(z.string(), z.unknown());
const itemSchema = z.looseObject({ slug: z.string() });

/**
 * Completes an answer of a site with the same answer of the shared folder: the site's own fields win, and missing fields
 * of a record, at any depth, come from the shared record. Only the site's own list decides which items it has and in
 * which order; items with the same slug are the same.
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
