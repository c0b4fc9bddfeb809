import type { EndpointId } from '#src/contract/endpoints.ts';
import type { Locale } from '#src/sites/site.ts';
import { RequiredReadError, type Failure, type Result } from './transport/failure.ts';

/** The reads of a loader's test: the prepared answers, and the calls that the loader made. */
export interface TestReads {
  /**
   * Answers by `id`, by `id parameter …`, or by `locale id` when the language matters; the most precise key counts. A
   * value `{ failure }` with a {@link Failure} makes the read fail with it; a missing answer is an outage.
   */
  readonly answers: Map<string, unknown>;
  readonly asked: string[];
}

const isFailure = (value: unknown): value is { readonly failure: Failure } =>
  typeof value === 'object' && value !== null && 'failure' in value;

/** Replaces `read.ts`: `vi.mock('#src/api/read.ts', async () => (await import(…)).readsOf(reads))`. */
export function readsOf({ answers, asked }: TestReads) {
  const read = async (
    id: EndpointId,
    locale: Locale,
    params: Readonly<Record<string, string>>,
  ): Promise<Result<unknown>> => {
    const call = [id, ...Object.values(params)].join(' ');
    asked.push(call);
    const key = [`${locale} ${call}`, `${locale} ${id}`, call, id].find((one) => answers.has(one));
    const value = key === undefined ? { failure: { kind: 'network' } } : answers.get(key);
    return Promise.resolve(isFailure(value) ? { ok: false, failure: value.failure } : { ok: true, value });
  };
  const readRequired = async (
    id: EndpointId,
    locale: Locale,
    params: Readonly<Record<string, string>>,
  ): Promise<unknown> => {
    const result = await read(id, locale, params);
    if (result.ok) return result.value;
    throw new RequiredReadError(id, result.failure);
  };
  return { read, readNeeded: read, readRequired };
}
