import { format, resolveConfig } from 'prettier';
import type { DefenceArea } from './defence.ts';

/** The document that prints the list. */
export const documentFile = 'docs/security.md';

const head = `# Defences and the tests that hold them

Every line is proven: \`npm run defences\` takes each defence out of a copy of the working tree, one at a time, runs the test
beside it, and expects it to fail on what it asserts. The list is \`tests/defences/list/\`; this file is written from it
(\`npm run defences -- --write\`), and \`npm run verify\` tells where a line no longer fits the sources.

- \`npm run defences -- captcha owner\` takes areas and defences by their ids.
- \`--browser\` runs those that only a browser shows, which are marked with *: they need a build, and some need one each.
- \`--workers 4\` works on that many copies at a time; \`--list\` prints the ids. Two need a quarter of an hour on two cores.

Those on *PostgreSQL* need a server of its own kind, which the run starts; the embedded database has one connection, where
nothing can race. A defence without a line has no proof: add it to the list with the test that notices.
`;

const cell = (text: string) => text.replaceAll('|', String.raw`\|`);

function section({ id, name, defences }: DefenceArea): string {
  const lines = defences.map((defence) => {
    const { file, test, title, postgres } = defence;
    const mark = test.endsWith('.spec.ts') ? ' *' : '';
    const where = postgres ? ' (on PostgreSQL)' : '';
    return `| \`${defence.id}\`${mark} | ${cell(defence.says)} | \`${file}\` | \`${test}\` “${cell(title)}”${where} |`;
  });
  return `## ${name} (\`${id}\`)\n\n| Id | Defence | Where | Test |\n| --- | --- | --- | --- |\n${lines.join('\n')}\n`;
}

/** The text of `docs/security.md` for a list. */
export async function documentOf(areas: readonly DefenceArea[]): Promise<string> {
  const text = [head, ...areas.map((area) => section(area))].join('\n');
  return format(text, { ...(await resolveConfig(documentFile)), filepath: documentFile });
}
