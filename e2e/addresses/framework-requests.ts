import { computeCacheBustingSearchParam } from 'next/dist/shared/lib/router/utils/cache-busting-search-param.js';
import { foreignName } from '../support/spellings.ts';
import type { Question } from './poisoning.ts';

/** What visitors' browsers ask for: a document, or what Next.js's scripts fetch of a page. */
export interface Form {
  readonly name: 'document' | 'payload' | 'segment';
  /** The question for an address that has a query. */
  readonly ask: (target: string) => Question;
}

const segment = '/_tree';
/** By this the scripts name what their headers ask for: without it web leads them to the address with it. */
const hashes = {
  payload: await computeCacheBustingSearchParam(undefined, undefined, undefined, undefined),
  segment: await computeCacheBustingSearchParam('1', segment, undefined, undefined),
};

/** Every form in which a page is asked for. */
export const forms: readonly Form[] = [
  { name: 'document', ask: (target) => ({ method: 'GET', target, headers: {} }) },
  {
    name: 'payload',
    ask: (target) => ({ method: 'GET', target: `${target}&_rsc=${hashes.payload}`, headers: { rsc: '1' } }),
  },
  {
    name: 'segment',
    ask: (target) => ({
      method: 'GET',
      target: `${target}&_rsc=${hashes.segment}`,
      headers: { rsc: '1', 'next-router-prefetch': '1', 'next-router-segment-prefetch': segment },
    }),
  },
];

/** How a question of a form is changed. `{path}` stands for another valid address. */
export interface Manner {
  readonly name: string;
  /** Null: the form's own header is left out. */
  readonly headers?: Readonly<Record<string, string | null>>;
  /** Put behind the form's query. */
  readonly query?: string;
  /** Put before the path. */
  readonly prefix?: string;
  /** Put behind the path. */
  readonly suffix?: string;
  readonly body?: string;
}

const rsc = { rsc: '1' };
const bare = { rsc: null, 'next-router-prefetch': null, 'next-router-segment-prefetch': null };
const form = 'application/x-www-form-urlencoded';
const stateTree = encodeURIComponent(JSON.stringify(['', { children: ['evil', {}] }, null, 'refetch']));

/** Next.js’s own kinds of request, and what is like them, each at the address of another kind too. */
export const manners: readonly Manner[] = [
  { name: 'as a document', headers: bare },
  { name: 'as a payload', headers: { ...bare, ...rsc } },
  { name: 'as a payload with a hash', headers: { ...bare, ...rsc }, query: '&_rsc=abc12' },
  { name: 'as a prefetch', headers: { ...bare, ...rsc, 'next-router-prefetch': '1' } },
  { name: 'as a full prefetch', headers: { ...bare, ...rsc, 'next-router-prefetch': '2' } },
  { name: 'as a prefetch of no kind', headers: { ...bare, ...rsc, 'next-router-prefetch': '3' } },
  { name: 'as a segment', headers: { ...rsc, 'next-router-segment-prefetch': '/_tree' } },
  { name: 'as a segment of the page', headers: { ...rsc, 'next-router-segment-prefetch': '/_index' } },
  {
    name: 'as a segment outside',
    headers: { ...rsc, 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/../x' },
  },
  { name: 'with a segment and no payload', headers: { rsc: null, 'next-router-segment-prefetch': '/_tree' } },
  { name: 'with another payload value', headers: { rsc: '2' } },
  { name: 'with a state', headers: { ...rsc, 'next-router-state-tree': stateTree } },
  { name: 'with a broken state', headers: { ...rsc, 'next-router-state-tree': '["",{}' } },
  { name: 'with the address of another page', headers: { ...rsc, 'next-url': '{path}' } },
  { name: 'with a foreign address', headers: { ...rsc, 'next-url': `https://${foreignName}/` } },
  { name: 'to be refreshed', headers: { ...rsc, 'next-hmr-refresh': '1' } },
  { name: 'as data of pages', headers: { 'x-nextjs-data': '1' } },
  { name: '_rsc alone', query: '&_rsc=1' },
  { name: '_rsc twice', query: '&_rsc=a&_rsc=b' },
  { name: '_rsc with a foreign address', headers: rsc, query: `&_rsc=https://${foreignName}/` },
  { name: 'nxtP of another site', query: '&nxtPlocale=fr-BE' },
  { name: 'nxtP of a slug', query: '&nxtPslug=evil&nxtPday=2020-01-01' },
  { name: 'nxtP in a payload', headers: rsc, query: '&nxtPlocale=fr-BE&nxtPslug=evil' },
  { name: 'nxtI', query: '&nxtIlocale=fr-BE&nxtIslug=evil' },
  { name: 'parameters of Next.js', query: '&__nextLocale=nl&__nextDefaultLocale=nl&__nextDataReq=1' },
  {
    name: 'matches of a route',
    headers: { 'x-now-route-matches': '1=fr-BE&nxtPlocale=fr-BE', 'x-matched-path': '{path}' },
  },
  { name: 'the ending .rsc', headers: rsc, suffix: '.rsc' },
  { name: 'the ending of a segment', headers: rsc, suffix: '.segments/_tree.segment.rsc' },
  { name: 'the ending of a segment alone', headers: bare, suffix: '.segments/_tree.segment.rsc' },
  {
    name: 'data of a segment',
    headers: bare,
    prefix: '/_next/data/x',
    suffix: '.segments/_tree.segment.rsc.json',
  },
  { name: 'data of a page', headers: { 'x-nextjs-data': '1' }, prefix: '/_next/data/x', suffix: '.json' },
  { name: 'the ending .json', headers: { 'x-nextjs-data': '1' }, suffix: '.json' },
  { name: 'a form in a body', headers: { 'content-type': form, 'content-length': '10' }, body: 'nxtPa=evil' },
  {
    name: 'a body in chunks',
    headers: { 'content-type': 'text/plain', 'transfer-encoding': 'chunked' },
    body: `{"path":"https://${foreignName}/"}`,
  },
  {
    name: 'a body that overrides the method',
    headers: { 'content-type': form, 'content-length': '12', 'x-http-method-override': 'POST' },
    body: '_method=POST',
  },
];
