import { describe, expect, it } from 'vitest';
import { unreadViewFields } from './view-fields.ts';

const view = 'interface View { readonly title: string; readonly logo: string | null }';
const found = (sources: Readonly<Record<string, string>>) =>
  unreadViewFields(new Map(Object.entries(sources)));

describe('the fields of views', () => {
  it('are found when nothing reads them', () => {
    expect(found({ 'src/domain/a.ts': view })).toEqual(['src/domain/a.ts#title', 'src/domain/a.ts#logo']);
  });

  it.each([
    '{ logo: show.logo }',
    '{ logo: show.logo ?? null }',
    '{ logo: has ? show.logo : null }',
    '{ logo: show?.logo || other.logo }',
  ])('are not read by being copied: %s', (copy) => {
    const sources = { 'src/domain/a.ts': `${view}; const v = ${copy}; v.title;` };
    expect(found(sources)).toEqual(['src/domain/a.ts#logo']);
  });

  it('are not read by being taken out and filled in again', () => {
    const copy = 'const f = ({ logo }: View) => ({ logo }); v.title;';
    expect(found({ 'src/domain/a.ts': view, 'src/features/b.tsx': copy })).toEqual(['src/domain/a.ts#logo']);
  });

  it.each([
    'const f = ({ logo }: View) => logo;',
    'const f = ({ logo }: View) => <img src={logo} />;',
    'const f = ({ logo }: View) => ({ picture: logo });',
    'const f = (v: View) => v.logo;',
    'const f = ({ logo: it }: View) => it;',
    'const f = (v: View) => ({ picture: v.logo });',
    "const f = (v: View) => v['logo'];",
    'const f = (v) => <v.logo />;',
  ])('are read by %s', (code) => {
    expect(found({ 'src/domain/a.ts': view, 'src/features/b.tsx': `${code} v.title;` })).toEqual([]);
  });

  it('are read by what sends them', () => {
    const sources = {
      'src/domain/a.ts': view,
      'src/tracking/b.ts': 'send({ logo: v.logo, title: v.title });',
    };
    expect(found(sources)).toEqual([]);
  });

  it('are those of views alone', () => {
    expect(found({ 'src/contract/a.ts': view, 'server/b.ts': view })).toEqual([]);
  });
});
