// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { WithMessages } from '#src/i18n/messages-test-kit.tsx';
import { messagesByLanguage } from '#src/i18n/messages.ts';
import { HelpArticle } from './help-article.tsx';
import { HelpCategory } from './help-category.tsx';
import { HelpHome } from './help-home.tsx';
import { helpArticleJsonLd } from './help-metadata.ts';
import { helpCategoryView, helpHome } from './help-model.ts';
import { HelpSearch } from './help-search.tsx';
import { category } from './help-test-kit.ts';
import { HelpTyping } from './help-typing.client.tsx';
import { HelpVote } from './help-vote.client.tsx';
import type { HelpArticleModel } from './load-help.ts';
import type { HelpSearchModel } from './load-help-search.ts';

const replace = vi.hoisted(() => vi.fn<(address: string, options: object) => void>());
const send = vi.hoisted(() => vi.fn<(vote: object) => Promise<void>>());
vi.mock('next/navigation', () => ({ useRouter: () => ({ replace }) }));
vi.mock('#src/visitor/help/send-help-vote.ts', () => ({ sendHelpVote: send }));

const words = messagesByLanguage.fr.help;
const view = (id: string, articles = 9) => {
  const made = helpCategoryView(id, 'tickets', category(id, articles));
  if (made === null) throw new Error('the category has no articles');
  return made;
};
const show = (page: ReactNode) => render(<WithMessages locale="fr-FR">{page}</WithMessages>).container;
const addresses = () => screen.getAllByRole('link').map((link) => link.getAttribute('href') ?? '');

const article: HelpArticleModel = {
  ref: { page: 'helpArticleBySlug', slug: 'changer' },
  refs: {},
  id: '101',
  title: 'Changer de séance',
  teaser: 'Jusqu’à une heure avant.',
  contentHtml: '<p>Ouvrez <b>la confirmation</b>.<script>alert(1)</script></p>',
  date: '2026-05-04',
  category: { to: { page: 'helpCategory', id: '1' }, title: 'Réservation' },
  related: view('2', 3).articles,
};

afterEach(cleanup);
beforeEach(() => {
  vi.clearAllMocks();
});

describe('the pages of the help centre', () => {
  const model = helpHome(['1', '2', '3', '4', '5', '6'].map((id) => view(id)));

  it('R032 R281 begin with a search that works without script, three categories with five articles, links to the others', () => {
    const container = show(<HelpHome locale="fr-FR" webview={false} model={model} />);
    const form = container.querySelector('search > form');
    expect([form?.getAttribute('method'), form?.getAttribute('action')]).toEqual(['get', '/aide/recherche']);
    expect(screen.getByRole('searchbox').getAttribute('minlength')).toBe('3');
    const all = addresses();
    expect(all.filter((to) => to.startsWith('/aide/article/slug/q-1'))).toHaveLength(5);
    expect(all.filter((to) => to.startsWith('/aide/article/'))).toHaveLength(15);
    expect(all.filter((to) => to.startsWith('/aide/categorie/'))).toHaveLength(6);
  });

  it('R036 stay in the webview twins', () => {
    show(<HelpHome locale="en-FR" webview model={model} />);
    expect(addresses().every((to) => to.startsWith('/en/m/help'))).toBe(true);
    cleanup();
    show(<HelpArticle locale="fr-FR" webview model={article} />);
    expect(addresses().every((to) => to.startsWith('/m/aide/'))).toBe(true);
    cleanup();
    const own = view('1');
    const shown = own.articles.slice(0, 8);
    const ref = { page: 'helpCategory', id: '1' } as const;
    show(<HelpCategory locale="nl-NL" webview model={{ ref, refs: {}, category: own, shown }} />);
    expect(addresses().every((to) => to.startsWith('/nl/m/help'))).toBe(true);
  });

  it('says what to do where no category can be shown', () => {
    show(<HelpHome locale="fr-FR" webview={false} model={{ first: [], others: [] }} />);
    expect(screen.getByRole('heading', { name: words.emptyTitle })).toBeDefined();
  });

  it('R175 leads to all articles of a category by a link, and not when all are shown', () => {
    const own = view('1');
    const ref = { page: 'helpCategory', id: '1' } as const;
    show(
      <HelpCategory
        locale="fr-FR"
        webview={false}
        model={{ ref, refs: {}, category: own, shown: own.articles.slice(0, 8) }}
      />,
    );
    expect(addresses()).toContain('/aide/categorie/1?all=1');
    cleanup();
    show(
      <HelpCategory
        locale="fr-FR"
        webview={false}
        model={{ ref, refs: {}, category: own, shown: own.articles }}
      />,
    );
    expect(addresses().filter((to) => to.includes('all'))).toEqual([]);
    expect(addresses().filter((to) => to.includes('/article/'))).toHaveLength(9);
  });

  it('R102 show an article with its clean answer, its category, its date and its related articles', () => {
    const container = show(<HelpArticle locale="fr-FR" webview={false} model={article} />);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Changer de séance');
    expect(container.querySelector('script')).toBeNull();
    expect(container.querySelector('b')?.textContent).toBe('la confirmation');
    expect(container.querySelector('time')?.getAttribute('datetime')).toBe('2026-05-04');
    expect(addresses()[0]).toBe('/aide/categorie/1');
    expect(addresses().filter((to) => to.includes('/article/'))).toHaveLength(3);
  });

  it('R036 names the page with header in the structured data of its twin', () => {
    const origins = { fr: 'https://fr.example' } as Parameters<typeof helpArticleJsonLd>[2];
    const twin = { ...article, ref: { ...article.ref, webview: true } as HelpArticleModel['ref'] };
    expect(helpArticleJsonLd('fr-FR', twin, origins)).toMatchObject({
      '@type': 'Article',
      url: 'https://fr.example/aide/article/slug/changer',
      headline: 'Changer de séance',
      datePublished: '2026-05-04',
    });
  });
});

describe('the search of the help centre', () => {
  const found = (model: Partial<HelpSearchModel>) =>
    show(
      <HelpSearch
        locale="fr-FR"
        webview={false}
        model={{ text: 'billet', outcome: { kind: 'idle' }, categories: [view('4')], ...model }}
      />,
    );

  it('R034 lists what was found, marked', () => {
    const to = { page: 'helpArticleBySlug', slug: 'billets' } as const;
    const container = found({
      outcome: { kind: 'answered', hits: [{ to, title: 'Mes billets', topic: 'Réservation' }] },
    });
    expect(addresses()).toContain('/aide/article/slug/billets');
    expect(container.querySelector('mark')?.textContent).toBe('billet');
    expect(addresses()).not.toContain('/aide/categorie/4');
  });

  it('R187 says what to do when the text is too short, or nothing was found', () => {
    found({ text: 'ab', outcome: { kind: 'short' } });
    expect(screen.getByText(words.search.short)).toBeDefined();
    expect(addresses()).toContain('/aide/categorie/4');
    cleanup();
    const container = found({ outcome: { kind: 'answered', hits: [] } });
    expect(container.textContent).toContain(words.search.emptyText);
    expect(addresses()).toContain('/aide/categorie/4');
  });

  it('D31 offers another go when it failed', () => {
    found({ outcome: { kind: 'failed' } });
    expect(screen.getByRole('alert')).toBeDefined();
    expect(addresses()).toContain('/aide/recherche?q=billet');
  });
});

describe('typing into the field', () => {
  const page = (text: string) => (
    <div>
      <input id="field" type="search" defaultValue={text} key={text} />
      <HelpTyping address="/aide/recherche" text={text} key={`typing ${text}`} />
    </div>
  );
  const type = (value: string) => {
    const field = screen.getByRole('searchbox');
    field.focus();
    fireEvent.input(field, { target: { value } });
  };
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('D14 searches 300 ms after the last letter, and keeps the field in use', () => {
    const { rerender } = render(page(''));
    type('bil');
    vi.advanceTimersByTime(200);
    type('billet');
    vi.advanceTimersByTime(299);
    expect(replace).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(replace.mock.calls).toEqual([['/aide/recherche?q=billet', { scroll: false }]]);
    type('billets');
    rerender(page('billet'));
    const field = screen.getByRole('searchbox');
    expect(document.activeElement).toBe(field);
    expect(field).toHaveProperty('value', 'billets');
    vi.advanceTimersByTime(300);
    expect(replace).toHaveBeenLastCalledWith('/aide/recherche?q=billets', { scroll: false });
    rerender(page('billets'));
    vi.advanceTimersByTime(300);
    expect(replace).toHaveBeenCalledTimes(2);
  });

  it('D15 does not search for two letters, and leaves the results when the field is emptied', () => {
    const { rerender } = render(page(''));
    type('bi');
    vi.advanceTimersByTime(300);
    expect(replace).not.toHaveBeenCalled();
    rerender(page('billet'));
    type('');
    vi.advanceTimersByTime(300);
    expect(replace.mock.calls).toEqual([['/aide/recherche', { scroll: false }]]);
    rerender(page(''));
    vi.advanceTimersByTime(300);
    expect(replace).toHaveBeenCalledTimes(1);
  });
});

describe('the question whether an article helped', () => {
  const ask = () =>
    render(
      <HelpVote locale="fr-FR" clientUrl="https://account.example" articleId="101" words={words.vote} />,
    );

  it('D56 tells the client host, once, and thanks', async () => {
    send.mockResolvedValue(undefined);
    ask();
    const no = screen.getByRole('button', { name: words.vote.no });
    fireEvent.click(no);
    fireEvent.click(no);
    await waitFor(() => expect(document.activeElement?.textContent).toBe(words.vote.thanks));
    expect(send.mock.calls).toEqual([
      [{ locale: 'fr-FR', clientUrl: 'https://account.example', articleId: '101', helpful: false }],
    ]);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('D31 says when that failed, and lets one try again', async () => {
    send.mockRejectedValue(new Error('down'));
    ask();
    await act(async () => {
      fireEvent.click(screen.getByRole('button', { name: words.vote.yes }));
    });
    expect((await screen.findByRole('alert')).textContent).toBe(words.vote.failed);
    send.mockResolvedValue(undefined);
    fireEvent.click(screen.getByRole('button', { name: words.vote.yes }));
    expect(await screen.findByText(words.vote.thanks)).toBeDefined();
  });
});
