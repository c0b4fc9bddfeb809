import { hashSource, readScripts, scriptOf } from '#src/next/inline-scripts.ts';
import { brokenBounds, figureTable, quantile, type Figure, type Findings } from './lib/figures.ts';

const rounds = 5;
const perRound = 100;
const pieces = 50;
/** In milliseconds; needed once for each rendered page. */
const aim = 3;
const none: ReadonlySet<string> = new Set();

/** A document like the page of all films: 190 kB of markup, 100 kB of payload in pieces of 2 kB. */
function sample(): string {
  const card =
    '<li><a href="/films/x"><img src="/media/poster/x/320.webp" alt=""><h3>L’été à Genève</h3></a></li>';
  const row = '0:["$","li","été",{"children":["$","a",null,{"href":"/films/x"}]}]\n';
  const piece = Buffer.from(row.repeat(30));
  const scripts = Array.from({ length: pieces }, () => `<script>${scriptOf(piece)}</script>`);
  return `<html><body>${card.repeat(1_900)}${scripts.join('')}</body></html>`;
}

/** The milliseconds of a function: the median of each round. */
function timesOf(run: () => unknown): number[] {
  return Array.from({ length: rounds }, () =>
    quantile(
      Array.from({ length: perRound }, () => {
        const start = performance.now();
        run();
        return performance.now() - start;
      }),
      0.5,
    ),
  );
}

/**
 * Measures the time to add the content security policy to a rendered page, before the page is put into the page cache.
 */
export function benchPolicy(): Findings {
  const html = sample();
  const scripts = [...html.matchAll(/<script>(.*?)<\/script>/gs)].map(([, text = '']) => text);
  const figures: readonly Figure[] = [
    {
      name: 'reading, joining and hashing',
      unit: 'ms',
      values: timesOf(() => readScripts(html, none)),
      digits: 2,
      bound: aim,
    },
    {
      name: 'hashing each piece by itself',
      unit: 'ms',
      values: timesOf(() => scripts.map((text) => hashSource(text))),
      digits: 2,
    },
  ];
  return {
    tables: [figureTable(figures)],
    notes: [
      `A document of ${html.length.toLocaleString('en')} characters with ${scripts.length} inline scripts, which become one. Once for each page that is rendered; an answer out of the page cache costs nothing.`,
    ],
    broken: brokenBounds(figures),
  };
}
