import type * as z from 'zod/mini';

/** The card in a popup's datum; null when there is none in it. */
export function cardIn<S extends z.ZodMiniType>(schema: S, text: string): z.output<S> | null {
  try {
    return schema.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}
