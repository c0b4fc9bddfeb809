import { describe, expect, it } from 'vitest';
import { checkPageProtocols } from './page-protocols.ts';

const found = (sources: Readonly<Record<string, string>>) =>
  checkPageProtocols(new Map(Object.entries(sources))).map(
    ({ file, line, message }) => `${file}:${line} ${message}`,
  );

describe('attributes by which script reads the page', () => {
  it.each([
    ['a selector', "document.querySelector('[data-near-mark]')"],
    ['the data set, in quotes', "element.dataset['nearMark']"],
    ['the data set', 'element.dataset.nearMark'],
    ['a question', "element.getAttribute('data-near-mark')"],
  ])('are declared in one file: read by %s', (_, code) => {
    expect(
      found({ 'src/ui/card.tsx': '\n<span data-near-mark={slug} />', 'src/shell/marks.ts': code }),
    ).toEqual([
      'src/ui/card.tsx:2 data-near-mark is read by src/shell/marks.ts: declare it in one file that both import',
    ]);
  });

  it('may be written anywhere where style sheets alone read them, or a comment names them', () => {
    expect(
      found({
        'src/ui/card.tsx': '<span data-tone="warm" />',
        'src/shell/bar.tsx': "<p data-tone='cold' /> // as [data-tone] has it",
        'src/ui/near.ts': "const near = { 'data-near': '' }; root.querySelector('[data-near]');",
        'e2e/pages/cinema.spec.ts': "page.locator('[data-near]')",
      }),
    ).toEqual([]);
  });
});
