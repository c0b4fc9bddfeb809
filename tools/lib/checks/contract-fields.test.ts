import { describe, expect, it } from 'vitest';
import { declaredFields, unreadFields } from './contract-fields.ts';

const schema =
  'export const show = z.object({ slug, title: text, warning: orNull(z.object({ level: text })) });';
const unread = (
  reader: string,
  file = 'src/domain/show/show.ts',
  more: Readonly<Record<string, string>> = {},
) =>
  unreadFields(new Map(Object.entries({ 'src/contract/show/schema.ts': schema, [file]: reader, ...more })));

describe('the fields of the contract', () => {
  it('are those of its schemas, the inner ones and those of an extension too', () => {
    expect(declaredFields('a.ts', schema)).toEqual(['slug', 'title', 'warning', 'level']);
    expect(declaredFields('a.ts', "const b = z.extend(a, { slug, 'two-words': text });")).toEqual([
      'slug',
      'two-words',
    ]);
    expect(declaredFields('a.ts', 'const b = { slug, title };')).toEqual([]);
  });

  it('are read as members, by a pattern, and by a text', () => {
    expect(unread('view(show.slug, show.title, show.warning?.level);')).toEqual([]);
    expect(unread('const { slug, title: name, warning: { level } } = show;')).toEqual([]);
    expect(unread("sort(shows, 'title'); view(show.slug, show.warning, warning.level);")).toEqual([]);
  });

  it('are not read where they are only written, in the demonstration, or in the contract', () => {
    const rest = 'view(show.slug, show.warning, warning.level);';
    expect(unread(`${rest} const made = { title: 'x' };`)).toEqual(['show#title']);
    expect(unread(rest, undefined, { 'demo/answers/show.ts': 'view(film.title);' })).toEqual(['show#title']);
    expect(unread(rest, undefined, { 'src/contract/quirks.ts': 'view(show.title);' })).toEqual([
      'show#title',
    ]);
  });

  it('are read by a server of ours that decides by them', () => {
    expect(
      unread('find(show.slug, show.title, show.warning, warning.level);', 'backend/catalogue/a.ts'),
    ).toEqual([]);
  });

  it('are settled by their own schema', () => {
    const settled = 'export const body = z.pipe(z.object({ isDelete }), z.transform((one) => one.isDelete));';
    expect(unreadFields(new Map([['src/contract/client/feelings/schema.ts', settled]]))).toEqual([]);
  });
});
