/**
 * A page in the shape in which Next.js gives it to the cache and expects it back. The shape is not documented, so
 * tests check it.
 */
export interface PageValue {
  readonly kind: 'APP_PAGE';
  readonly html: string;
  readonly rscData?: Buffer | undefined;
  readonly segmentData?: ReadonlyMap<string, Buffer> | undefined;
  readonly headers?: Readonly<Record<string, unknown>> | undefined;
}

/** Whether a value of Next.js is a page with a document. */
export function isPageValue(value: unknown): value is PageValue {
  if (typeof value !== 'object' || value === null) return false;
  return Reflect.get(value, 'kind') === 'APP_PAGE' && typeof Reflect.get(value, 'html') === 'string';
}

/** What Next.js, and we, say about a page besides its bytes: these headers leave with its document. */
const ofDocument = [
  'link',
  'content-security-policy',
  'reporting-endpoints',
  'x-robots-tag',
  'x-nextjs-stale-time',
] as const;

/** The headers that leave with a page's document; names in lower case, each with one value. */
export function headersIn({ headers = {} }: PageValue): Readonly<Record<string, string>> {
  return Object.fromEntries(
    ofDocument.flatMap((name) => {
      const value = headers[name];
      return value === undefined ? [] : [[name, [value].flat().map(String).join(', ')]];
    }),
  );
}
