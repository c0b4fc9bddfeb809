// @vitest-environment happy-dom
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { messagesByLanguage } from '#src/i18n/messages.ts';
import { href } from '#src/routes/href.ts';
import { languageOf, locales } from '#src/sites/registry.ts';
import { GlobalError } from './global-error.client.tsx';
import { interruptionAttribute } from './interruption-attribute.ts';

/** The document that fails: React would replace it. */
function failing(locale: (typeof locales)[number]) {
  const { tryAgain, toHome } = messagesByLanguage[languageOf(locale)].error;
  document.documentElement.lang = locale;
  document.documentElement.className = 'display plain';
  const home = href(locale, { page: 'home' });
  const carried = { ...interruptionAttribute({ ...tryAgain, toHome, home }), 'data-heads': `home ${home}` };
  for (const [name, value] of Object.entries(carried)) document.body.setAttribute(name, value);
  return { ...tryAgain, toHome, home };
}

const last = () => {
  const text = renderToStaticMarkup(<GlobalError error={new Error('broken')} />);
  return new DOMParser().parseFromString(text, 'text/html');
};

afterEach(() => {
  vi.unstubAllGlobals();
  for (const name of document.body.getAttributeNames()) document.body.removeAttribute(name);
  document.documentElement.removeAttribute('lang');
  document.documentElement.className = '';
});

describe('the document of last resort', () => {
  it.each(locales)('R008 speaks the language of the document that failed, and leads home: %s', (locale) => {
    const { metaTitle, title, text, retry, toHome, home } = failing(locale);
    const shown = last();
    expect([shown.documentElement.lang, shown.title]).toEqual([locale, metaTitle]);
    expect(shown.querySelector('h1')?.textContent).toBe(title);
    expect(shown.querySelector('p')?.textContent).toBe(text);
    expect(shown.querySelector('button')?.textContent).toBe(retry);
    const way = shown.querySelector('a');
    expect([way?.textContent, way?.getAttribute('href')]).toEqual([toHome, home]);
  });

  it('keeps the fonts of the document and what it carries for script', () => {
    const { home } = failing('nl-NL');
    const shown = last();
    expect(shown.documentElement.className).toBe('display plain');
    expect(shown.body.dataset['heads']).toBe(`home ${home}`);
    expect(shown.querySelector('main')?.getAttribute('style')).toContain('var(--space-4)');
  });

  it('R008 is in English where the document says nothing', () => {
    const shown = last();
    expect([shown.documentElement.lang, shown.querySelector('h1')?.textContent]).toEqual([
      'en',
      messagesByLanguage.en.error.tryAgain.title,
    ]);
    vi.stubGlobal('document', undefined);
    expect(renderToStaticMarkup(<GlobalError error={null} />)).toMatch(/^<html lang="en"/);
  });
});
