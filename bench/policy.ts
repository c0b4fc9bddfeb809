import { existsSync, readFileSync } from 'node:fs';
import { hashSource, readScripts, scriptOf } from '#src/request/safety/inline-scripts.ts';

/**
 * `node bench/policy.ts [document.html]`: what it costs to give a rendered page its policy, per page, when it is put into
 * the page cache; an answer out of the cache costs nothing. Without a document it makes one like the page of all films:
 * 190 kB of markup and 100 kB of payload in pieces of 2 kB.
 */
const rounds = 300;
const pieces = 50;

function sample(): string {
  const card =
    '<li><a href="/films/x"><img src="/media/poster/x/320.webp" alt=""><h3>L’été à Genève</h3></a></li>';
  const piece = Buffer.from(
    '0:["$","li","été",{"children":["$","a",null,{"href":"/films/x"}]}]\n'.repeat(30),
  );
  const scripts = Array.from({ length: pieces }, () => `<script>${scriptOf(piece)}</script>`).join('');
  return `<html><body>${card.repeat(1_900)}${scripts}</body></html>`;
}

const [, , file] = process.argv;
const html = file !== undefined && existsSync(file) ? readFileSync(file, 'utf8') : sample();
const none: ReadonlySet<string> = new Set();

/** Median of the milliseconds that something takes. */
function median(run: () => unknown): number {
  const times = Array.from({ length: rounds }, () => {
    const start = performance.now();
    run();
    return performance.now() - start;
  }).toSorted((a, b) => a - b);
  return times[Math.floor(rounds / 2)] ?? 0;
}

const { html: joined, hashes } = readScripts(html, none);
const scripts = [...html.matchAll(/<script>(.*?)<\/script>/gs)].map(([, text = '']) => text);
const all = median(() => readScripts(html, none));
const hashing = median(() => scripts.map((text) => hashSource(text)));

console.log(`document       ${html.length} characters, ${scripts.length} inline scripts`);
console.log(`with policy    ${joined.length} characters, ${hashes.length} hashes`);
console.log(`set, whole     ${all.toFixed(2)} ms`);
console.log(`of it hashing  ${hashing.toFixed(2)} ms (each piece by itself)`);
