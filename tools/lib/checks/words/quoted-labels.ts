import type { RuleProblem } from '../source-rules.ts';
import type { Messages } from './message-keys.ts';

/**
 * What is between the quotation marks of each language. In the help of the demonstration they mark a label of the
 * interface, and nothing else.
 */
const quotations = {
  fr: /«([^»]*)»/gu,
  en: /“([^”]*)”/gu,
  de: /«([^»]*)»/gu,
  nl: /‘([^’]*)’/gu,
} as const;

/** A language whose quotation marks are known. */
export type QuotingLanguage = keyof typeof quotations;

/** All words in a file of messages. */
function wordsOf(messages: Messages): string[] {
  return Object.values(messages).flatMap((value) => (typeof value === 'string' ? [value] : wordsOf(value)));
}

/** A text as a reader compares it: no markup, one kind of space, no full stop at its end. */
const compared = (text: string): string =>
  text
    .replaceAll(/<[^>]+>/gu, '')
    .replaceAll(/\s+/gu, ' ')
    .trim()
    .replace(/\.$/u, '');

/**
 * The labels that an article may quote: the words of the files of messages, where a value (`{price}`) is written “…”.
 * A message with several forms has no form that can be quoted.
 *
 * @param named names that pages show as labels too, for example of tags
 */
export function labelsOf(files: readonly Messages[], named: readonly string[] = []): ReadonlySet<string> {
  const words = files.flatMap((messages) => wordsOf(messages));
  return new Set([
    ...words.map((text) => compared(text.replaceAll(/\{\w+\}/gu, '…'))).filter((text) => !text.includes('{')),
    ...named.map((text) => compared(text)),
  ]);
}

/**
 * Finds labels that articles quote and the interface does not have, for example because somebody renamed a button.
 *
 * @param file where the articles are, from the project's root
 * @param text the file: JSON, so that every quotation is on one line
 */
export function checkQuotedLabels(
  file: string,
  text: string,
  language: QuotingLanguage,
  labels: ReadonlySet<string>,
): RuleProblem[] {
  return text.split('\n').flatMap((line, index) =>
    [...line.matchAll(quotations[language])].flatMap(([, quoted = '']) => {
      const label = compared(quoted);
      return labels.has(label)
        ? []
        : [
            {
              file,
              line: index + 1,
              message: `“${label}”: expected a label from messages/${language}.json, messages/backend/${language}.json, a tag or an information page`,
            },
          ];
    }),
  );
}
