import * as z from 'zod/mini';

const choices = z.array(z.object({ value: z.string(), label: z.string() }));

/** A value to choose from. */
export type Choice = z.output<typeof choices>[number];

/** The values in a popup's datum; none when it holds none. */
export function choicesIn(text: string): readonly Choice[] {
  try {
    return choices.safeParse(JSON.parse(text)).data ?? [];
  } catch {
    return [];
  }
}
