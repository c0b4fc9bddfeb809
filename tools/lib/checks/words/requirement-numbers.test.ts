import { describe, expect, it } from 'vitest';
import { checkNumbers, definedNumbers } from './requirement-numbers.ts';

/** The numbers are put together here, because a literal number would count as a reference in this file. */
const r = (digits: string) => `R${digits}`;
const record = (digits: string) => `ADR-${digits}`;
const other = (letters: string, digits: number | string) => `${letters}${digits}`;

const documents = (extra: readonly (readonly [string, string])[] = []) =>
  new Map([
    [
      'docs/requirements.md',
      `# Requirements\n\n## Settled without a test of ours\n\n- **${r('902')}** D1: the library’s.\n`,
    ],
    ['docs/requirements/sites.md', `- **${r('901')}** Sites.\n- **${r('902')}** Calls.\n`],
    ['docs/requirements/decisions.md', '- **D1** Languages.\n'],
    ['docs/decisions/pages/0901-pages.md', `# ${record('0901')}: Pages\n`],
    ['docs/decisions/README.md', '| [0901](pages/0901-pages.md) | Pages | stands |\n| [0902](x.md) | | |\n'],
    ...extra,
  ]);

const said = (file: string, text: string) =>
  checkNumbers(file, text, definedNumbers(documents()).defined).map((problem) => problem.message);

describe('the numbers that sources name', () => {
  it('knows what the documents define', () => {
    const { defined, problems } = definedNumbers(documents());
    expect(problems).toEqual([]);
    expect([...defined.numbers]).toEqual([r('901'), r('902'), 'D1']);
    expect([...defined.settled]).toEqual([r('902')]);
    expect([...defined.records]).toEqual([record('0901')]);
  });

  it('lets defined numbers stand, ranges and records too', () => {
    expect(said('src/a.ts', `// ${r('901')}–${r('902')} (D1, ${record('0901')})`)).toEqual([]);
    expect(said('docs/a.md', '[pages](decisions/pages/0901-pages.md)')).toEqual([]);
    expect(said('src/a.ts', "const shade = '3D00'; const red = 'R';")).toEqual([]);
  });

  it.each([r('903'), r('9010'), r('91'), other('D', '01'), other('D', 99), other('REL', 1), other('SEC', 1)])(
    'finds a number that nothing defines: %s',
    (number) => {
      expect(checkNumbers('src/a.ts', `\n// says ${number}`, definedNumbers(documents()).defined)).toEqual([
        { file: 'src/a.ts', line: 2, message: expect.stringContaining(`${number} is defined nowhere`) },
      ]);
    },
  );

  it.each([record('0902'), record('901'), other('ADR', '0901')])(
    'finds a record that there is not: %s',
    (name) => {
      expect(said('src/a.ts', `// ${name}`)).toEqual([expect.stringContaining('no record')]);
    },
  );

  it.each([other('docs/decisions/', '0901'), other('decision ', '0901'), other('Decision ', 1)])(
    'wants a record called by its name: %s',
    (name) => {
      expect(said('src/a.ts', `// (${name})`)).toEqual([expect.stringContaining('is called ADR')]);
    },
  );

  it('lets no title claim a settled number; a comment may explain it', () => {
    const settled = [expect.stringContaining('is settled by a decision')];
    expect(said('src/a.test.ts', `it('${r('902')} asks', () => {});`)).toEqual(settled);
    expect(said('e2e/a.spec.ts', `it.each([])(\`${r('902')} asks\`, () => {});`)).toEqual(settled);
    expect(said('src/a.test.ts', `it('${r('901')} asks', () => {}); // ${r('902')}`)).toEqual([]);
    expect(said('src/a.ts', `const note = '${r('902')}';`)).toEqual([]);
  });

  it.each([
    ['docs/requirements/more.md', `- **${r('901')}** Again.\n`, 'defined twice'],
    ['docs/decisions/pages/0902-doors.md', '# 902. Doors\n', 'the heading of a record'],
    ['docs/decisions/pages/0901-doors.md', `# ${record('0901')}: Doors\n`, 'the number of two records'],
  ])('finds what is wrong in %s', (file, text, message) => {
    expect(definedNumbers(documents([[file, text]])).problems).toEqual([
      { file, line: 1, message: expect.stringContaining(message) },
    ]);
  });

  it('finds a record that the index lacks', () => {
    const added = ['docs/decisions/pages/0903-doors.md', `# ${record('0903')}: Doors\n`] as const;
    expect(definedNumbers(documents([added])).problems).toEqual([
      { file: 'docs/decisions/README.md', line: 1, message: expect.stringContaining('0903 is missing') },
    ]);
  });

  it('finds a settled number that is defined nowhere', () => {
    const sources = documents();
    sources.delete('docs/requirements/sites.md');
    expect(definedNumbers(sources).problems).toEqual([
      { file: 'docs/requirements.md', line: 5, message: expect.stringContaining('defined nowhere') },
    ]);
  });
});
