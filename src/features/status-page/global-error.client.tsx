'use client';

import { useEffect, useState, type CSSProperties } from 'react';
import { reportError } from '#src/visitor/errors/report-error.ts';
import { interruptionOfDocument, type Interruption } from './interruption-attribute.ts';

/** Where the document says nothing: in English (R008). */
const unknown: Interruption = {
  metaTitle: 'A short interruption',
  title: 'The film has snapped',
  text: 'Something went wrong. Reload the page in a few seconds.',
  retry: 'Reload the page',
  toHome: 'Go to the home page',
  home: '/',
};

/** What is kept of the document that failed: its language, the fonts of its style, and what it carries for script. */
function remains() {
  if (typeof document === 'undefined') return { lang: 'en', className: '', carried: {}, words: unknown };
  const { lang, className } = document.documentElement;
  const carried = [...document.body.attributes].filter(({ name }) => name.startsWith('data-'));
  const words = interruptionOfDocument();
  return {
    lang: words === null ? 'en' : lang,
    className,
    carried: Object.fromEntries(carried.map(({ name, value }) => [name, value])),
    words: words ?? unknown,
  };
}

/** The tokens stay with the style sheets of the document; without them this is plain text. */
const main: CSSProperties = {
  display: 'grid',
  justifyItems: 'start',
  gap: 'var(--space-4)',
  maxWidth: '32rem',
  margin: '0 auto',
  padding: '20vh var(--space-4) var(--space-8)',
};
const ways: CSSProperties = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 'var(--space-4)',
};
const action: CSSProperties = {
  minHeight: 'var(--touch)',
  padding: '0 var(--space-5)',
  border: 0,
  borderRadius: 'var(--radius-round)',
  background: 'var(--accent-fill)',
  color: 'var(--on-accent)',
  fontWeight: 600,
};

/**
 * The document of last resort in a browser: what Next.js shows when even the root layout fails there. It takes language,
 * words and style from the document that it replaces, because nothing more may be fetched (React moves title and meta to
 * the head). For a page that fails on the server, the server has a document of its own (`server/failed-page.ts`).
 */
export function GlobalError({ error }: { readonly error: unknown }) {
  const [{ lang, className, carried, words }] = useState(remains);
  useEffect(() => {
    reportError('boundary', error);
  }, [error]);
  return (
    <html lang={lang} className={className}>
      <body {...carried}>
        <title>{words.metaTitle}</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <main style={main}>
          <h1>{words.title}</h1>
          <p>{words.text}</p>
          <form style={ways}>
            <button type="submit" style={action}>
              {words.retry}
            </button>
            <a href={words.home}>{words.toHome}</a>
          </form>
        </main>
      </body>
    </html>
  );
}
