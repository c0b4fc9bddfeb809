import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { locales } from '#src/sites/registry.ts';
import RootLayout from './[locale]/layout.tsx';
import GlobalError from './global-error.tsx';

const root = vi.hoisted(() => ({ locale: '' }));
vi.mock('next/root-params', () => ({ locale: () => Promise.resolve(root.locale) }));
vi.mock('next-intl/server', () => ({ getTranslations: () => Promise.resolve((key: string) => key) }));
vi.mock('#src/styles/fonts.ts', () => ({ fontClasses: [] }));
vi.mock('#src/shell/visitor/visitor-root.tsx', () => ({ VisitorRoot: () => null }));
vi.mock('#src/shell/visitor/visitor-config.ts', () => ({
  errorReports: () => null,
  visitorConfig: () => ({ account: null }),
}));

const languageOf = (html: string) => /^<html lang="([^"]*)"/.exec(html)?.[1];
const documentOf = async (locale: string) => {
  root.locale = locale;
  return renderToStaticMarkup(await RootLayout({ children: null }));
};

describe('the language of a document', () => {
  beforeEach(() => {
    root.locale = '';
  });

  it.each(locales)('R008 follows the locale %s', async (locale) => {
    expect(languageOf(await documentOf(locale))).toBe(locale);
  });

  it.each(['', 'build', 'xx-XX', 'fr'])('R008 is English where %j is no locale', async (locale) => {
    expect(languageOf(await documentOf(locale))).toBe('en');
  });

  it('R008 is English where the layout itself fails', () => {
    expect(languageOf(renderToStaticMarkup(<GlobalError error={null} />))).toBe('en');
  });
});
