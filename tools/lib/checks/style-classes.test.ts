import { describe, expect, it } from 'vitest';
import { checkStyleClasses } from './style-classes.ts';

const sheet =
  '.card { margin: 0.5rem; &:hover { color: red; } }\n/* .gone */ .tall { background: url(a.png); }\n';
const found = (source: string, styles = sheet) =>
  checkStyleClasses(
    new Map([
      ['src/ui/card.module.scss', styles],
      ['src/ui/card.tsx', source],
    ]),
  ).map(({ file, line, message }) => `${file}:${line} ${message}`);
const head = "import css from './card.module.scss';\n";

describe('the classes of style sheets', () => {
  it('are used and there', () => {
    expect(found(`${head}<a className={clsx(css.card, css['tall'])} />`)).toEqual([]);
  });

  it('are missed in the sheet', () => {
    expect(
      found(`${head}<a className={css['card']} /><a className={css['low']} /><a className={css.tall} />`),
    ).toEqual(['src/ui/card.tsx:2 src/ui/card.module.scss has no class low']);
  });

  it('are missed in the sources', () => {
    expect(found(`${head}<a className={css.card} />`)).toEqual([
      'src/ui/card.module.scss:1 nothing uses the class tall',
    ]);
  });

  it('may be chosen, among names that sources have', () => {
    expect(found(`${head}type Look = 'card' | 'tall'; css[look];`)).toEqual([]);
    expect(found(`${head}type Look = 'card'; css[look];`)).toEqual([
      'src/ui/card.module.scss:1 nothing uses the class tall',
    ]);
  });

  it('stand in a sheet that somebody imports', () => {
    expect(found('export {};')).toEqual(['src/ui/card.module.scss:1 no source imports this style sheet']);
  });
});
