import * as z from 'zod/mini';
import type { Answer, Endpoint } from './endpoint.ts';
import { childOf, formatPath, isContainer, knownKeys, maxRounds, Pruning, reshaped } from './pruning.ts';

/** The result of {@link readAnswer}. */
export type ReadResult<T> =
  | {
      readonly ok: true;
      readonly value: T;
      /** The parts that were left out, each as `path: reason`; empty when the answer was valid. */
      readonly dropped: string[];
    }
  | {
      readonly ok: false;
      /** The problems, each as `path: reason`. */
      readonly problems: string[];
      /** Whether the answer has no value that makes it an item: the item then counts as unknown (R265). */
      readonly unknown?: true;
    };

const formatIssues = (error: z.core.$ZodError): string[] =>
  error.issues.map((issue) => `${formatPath(issue.path)}: ${issue.message}`);

const sizeOf = (value: unknown): number => (isContainer(value) ? Object.keys(value).length : 0);

/**
 * Size of the endpoint's essential list or map: the value at the key `essential`, otherwise the whole answer. Null when
 * the answer is neither a list nor a map.
 */
function essentialSize(schema: z.ZodMiniType, essential: string | null, value: unknown): number | null {
  if (essential !== null) return isContainer(value) ? sizeOf(childOf(value, essential)) : 0;
  const inner = schema instanceof z.ZodMiniPipe ? schema.def.out : schema;
  return inner instanceof z.ZodMiniArray || inner instanceof z.ZodMiniRecord ? sizeOf(value) : null;
}

const noKnownKey = 'answer: none of the keys that the contract knows';

/** Whether an answer is about something else, such as an error: it has keys, but none that the contract knows. */
function isForeign(schema: z.ZodMiniType, raw: unknown): boolean {
  if (!isContainer(raw) || Array.isArray(raw) || sizeOf(raw) === 0) return false;
  const known = knownKeys(schema);
  const shape = reshaped(schema, raw);
  return (
    known !== null &&
    ![raw, shape].some((one) => isContainer(one) && known.some((key) => Object.hasOwn(one, key)))
  );
}

/**
 * Reads an answer as tolerantly as a page needs it. A wrong value is left out: the value alone when it is optional,
 * otherwise the part that contains it (a list item, an optional section). The rest is kept. The read fails when a
 * required part of the whole answer is wrong, when every item of the essential list is wrong, or when it has other keys
 * only, although all of its own are optional (R263, D31: an unreadable answer is a failure, not an empty one). The import reads
 * with `backend/import/check/read-records.ts` instead, which never leaves out a record. An item without the value that identifies it is unknown (R265).
 *
 * @param source the endpoint, or a schema alone
 * @param raw parsed JSON; it is not changed
 */
export function readAnswer<E extends Endpoint>(source: E, raw: unknown): ReadResult<Answer<E>>;
export function readAnswer<S extends z.ZodMiniType>(source: S, raw: unknown): ReadResult<z.output<S>>;
export function readAnswer(source: Endpoint | z.ZodMiniType, raw: unknown): ReadResult<unknown> {
  const schema = 'answer' in source ? source.answer : source;
  const essential = 'answer' in source ? source.essential : null;
  const identity = 'answer' in source ? source.identity : null;
  if (isForeign(schema, raw)) return { ok: false, problems: [noKnownKey] };
  if (identity !== null && isContainer(raw) && (childOf(raw, identity.key) ?? null) === null)
    return { ok: false, problems: [identity.error], unknown: true };
  const first = schema.safeParse(raw);
  if (first.success) return { ok: true, value: first.data, dropped: [] };

  const tree = structuredClone(reshaped(schema, raw));
  if (!isContainer(tree)) return { ok: false, problems: formatIssues(first.error) };
  const sizeBefore = essentialSize(schema, essential, tree);
  const pruning = new Pruning(tree);

  let result = schema.safeParse(tree);
  for (let round = 0; round < maxRounds && !result.success; round += 1) {
    const located = result.error.issues.map((issue) => pruning.locate(issue));
    const present = located.flatMap((found) => (found === null || found.missing ? [] : [found.removal]));
    const holders = located.flatMap((found) => (found === null ? [] : [found.removal]));
    if (present.length === 0 && holders.length < located.length) break;
    pruning.remove(present.length > 0 ? present : holders);
    result = schema.safeParse(tree);
  }

  if (!result.success) return { ok: false, problems: formatIssues(first.error) };
  const emptied =
    sizeBefore !== null && sizeBefore > 0 && essentialSize(schema, essential, result.data) === 0;
  if (emptied) return { ok: false, problems: pruning.report() };
  return { ok: true, value: result.data, dropped: pruning.report() };
}
