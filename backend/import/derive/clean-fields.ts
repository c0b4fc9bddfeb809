import { cleanHtml, cleanStory } from '#src/kernel/html/clean-html.ts';

/** An optional text with markup, cleaned. */
export function htmlOrNull(html: string | null): string | null {
  return html === null ? null : cleanHtml(html);
}

/** The same record with each value changed. */
export function mapValues<A, B>(
  record: Readonly<Record<string, A>>,
  change: (value: A) => B,
): Record<string, B> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]));
}

/** The text of a story, cleaned with its pictures. */
export function storyOrNull(html: string | null): string | null {
  return html === null ? null : cleanStory(html);
}
