import { writableText } from './writable.ts';

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** A text as the content or an attribute of an XML document. */
export function xmlText(text: string): string {
  return writableText(text).replace(/[&<>"']/g, (character) => entities[character] ?? character);
}
