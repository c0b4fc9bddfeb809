import { describe, expect, it } from 'vitest';
import { messageKeys, unreadKeys, unreadProperties } from './message-keys.ts';

const read = (text: string, keys: readonly string[], more: readonly (readonly [string, string])[] = []) =>
  unreadKeys(keys, new Map([['src/ui/a.tsx', text], ...more])).unread;

describe('the keys of messages', () => {
  it('are those of words', () => {
    expect(messageKeys({ shell: { menu: { films: 'Films' }, skip: 'Skip' } })).toEqual([
      'shell.menu.films',
      'shell.skip',
    ]);
  });

  it.each([
    ['by its end beside a translator', "const t = useTranslations('shell'); t('menu.films');"],
    [
      'by its end, the namespace in an object',
      "const t = await getTranslations({ locale, namespace: 'shell' }); t('menu.films');",
    ],
    ['whole', "const t = useTranslations(); t('shell.menu.films');"],
    ['whole, where no translator is', "export const label = 'shell.menu.films';"],
    ['by a template', "const t = useTranslations('shell'); t(`menu.${entry}`);"],
    ['by one of two', "const t = useTranslations('shell.menu'); t(open ? 'close' : 'films');"],
  ])('are read %s', (_how, text) => {
    expect(read(text, ['shell.menu.films'])).toEqual([]);
  });

  it.each([
    ['nobody names it', "const t = useTranslations('shell'); t('menu.cinemas');"],
    ['another namespace does', "const t = useTranslations('footer'); t('menu.films');"],
    ['its end stands without a translator', "const entry = 'films';"],
    ['a hole stands for one name, not for two', "const t = useTranslations('shell'); t(`${entry}`);"],
    ['a hole alone names nothing', 'const t = useTranslations(); t(`${entry}`);'],
  ])('are not read where %s', (_why, text) => {
    expect(read(text, ['shell.menu.films'])).toEqual(['shell.menu.films']);
  });

  it('are read through the messages that a page’s record names', () => {
    const way = 'const t = await getTranslations({ locale }); t(`${messages}.title`);';
    const record = ['src/routes/pages/catalogue.ts', "  messages: 'cinemas',\n"] as const;
    expect(read(way, ['cinemas.title', 'shows.title'], [record])).toEqual(['shows.title']);
  });

  it('are read by a family, as long as it is needed', () => {
    const family = { keys: 'dates.*', file: 'src/ui/a.tsx' };
    const sources = new Map([['src/ui/a.tsx', 't(kind);']]);
    expect(unreadKeys(['dates.from', 'days.from'], sources, [family])).toEqual({
      unread: ['days.from'],
      idle: [],
    });
    expect(unreadKeys(['days.from'], sources, [family]).idle).toEqual([family]);
    expect(unreadKeys(['dates.from'], new Map(), [family]).idle).toEqual([family]);
  });
});

describe('the keys of the backend’s copy', () => {
  const unread = (text: string) =>
    unreadProperties(
      ['tunnel.title', 'tunnel.page.notice', 'identity.title'],
      new Map([
        ['backend/tunnel/page.ts', text],
        ['backend/identity/page.ts', 'page(words.title);'],
      ]),
      { tunnel: 'backend/tunnel', identity: 'backend/identity' },
    );

  it('are read as properties, by their part alone', () => {
    expect(unread('show(copy.title, copy.page.notice);')).toEqual([]);
    expect(unread('const { title, page: { notice } } = copy;')).toEqual([]);
    expect(unread("show(copy.title, say('tunnel.page.notice'));")).toEqual([]);
    expect(unread('show(copy.title);')).toEqual(['tunnel.page.notice']);
    expect(unread('show(copy.page.notice);')).toEqual(['tunnel.title']);
  });

  it('are not read in a part that nobody knows', () => {
    expect(unreadProperties(['seats.title'], new Map(), {})).toEqual(['seats.title']);
  });
});
