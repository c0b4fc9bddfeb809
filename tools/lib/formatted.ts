import { readFileSync } from 'node:fs';
import path from 'node:path';
import { format, type FormatConfig } from 'oxfmt';
import { root } from './build.ts';

/**
 * Formats what a tool writes as `npm run format` would.
 *
 * @param file path; its ending says the language
 * @throws Error with the first error of a text that is not of that language
 */
export async function formatted(file: string, text: string): Promise<string> {
  const options = JSON.parse(readFileSync(path.join(root, '.oxfmtrc.json'), 'utf8')) as FormatConfig;
  const { code, errors } = await format(path.basename(file), text, options);
  const [error] = errors;
  if (error !== undefined) throw new Error(`${file}: ${error.message}`);
  return code;
}
