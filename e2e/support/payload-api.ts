import { endpoints, type EndpointId } from '#src/contract/endpoints.ts';
import { fixtures } from '#src/contract/fixtures.ts';
import { locales } from '#src/sites/registry.ts';
import { payloads, strangeTexts } from '#tests/security/payloads.ts';
import { AlteredApi } from './altered-api.ts';

type Step = string | number;

/** Every text in a JSON value with its place. */
function* textsIn(
  value: unknown,
  place: readonly Step[] = [],
): Generator<readonly [readonly Step[], string]> {
  if (typeof value === 'string') yield [place, value];
  else if (Array.isArray(value))
    for (const [index, item] of value.entries()) yield* textsIn(item, [...place, index]);
  else if (typeof value === 'object' && value !== null)
    for (const [name, item] of Object.entries(value)) yield* textsIn(item, [...place, name]);
}

function at(value: unknown, place: readonly Step[]): unknown {
  return place.reduce<unknown>(
    (part, step) => (typeof part === 'object' && part !== null ? Reflect.get(part, step) : undefined),
    value,
  );
}

function put(value: unknown, place: readonly Step[], text: string): void {
  const parent = at(value, place.slice(0, -1));
  const last = place.at(-1);
  if (typeof parent === 'object' && parent !== null && last !== undefined) Reflect.set(parent, last, text);
}

/** The name of a field in a call's answer, the same for all items: `shows shows.*.title`. */
const fieldOf = (id: EndpointId, place: readonly Step[]) =>
  `${id} ${place.map((step) => (typeof step === 'number' || /[\d-]/.test(step) ? '*' : step)).join('.')}`;

/** The fields in which the contract allows any text, found by trying each field of its fixtures. */
function findFreeFields(): ReadonlySet<string> {
  const probe = '<img src=x onerror=alert(1)>';
  const free = new Set<string>();
  for (const id of Object.keys(fixtures) as EndpointId[]) {
    const schema = endpoints[id].answer;
    for (const [place] of textsIn(fixtures[id])) {
      const changed: unknown = structuredClone(fixtures[id]);
      put(changed, place, probe);
      const { success, data } = schema.safeParse(changed);
      if (success && at(data, place) === probe) free.add(fieldOf(id, place));
    }
  }
  return free;
}

const texts = [...payloads, ...strangeTexts];

/** The number of texts for one locale: the locales share them, so that each field gets all of them. */
const share = Math.ceil(texts.length / locales.length);

/** The stage's API with attack texts in place of every text that the contract allows (SEC5). */
export class PayloadApi {
  readonly fields = [...findFreeFields()];
  readonly #indexes = new Map(this.fields.map((field, index) => [field, index]));
  readonly #api = new AlteredApi((id, body, locale) =>
    this.#poison(id, body, locale === null ? 0 : locales.indexOf(locale)),
  );
  #written = 0;

  /** The value for `API_ORIGIN`. */
  get origin(): string {
    return this.#api.origin;
  }

  /** Number of texts that were replaced until now. */
  get written(): number {
    return this.#written;
  }

  async start(): Promise<void> {
    await this.#api.start();
  }

  async stop(): Promise<void> {
    await this.#api.stop();
  }

  #poison(id: EndpointId, body: unknown, turn: number): void {
    const mine = texts.slice(turn * share, (turn + 1) * share);
    let count = turn;
    for (const [place, text] of textsIn(body)) {
      const index = this.#indexes.get(fieldOf(id, place));
      if (index === undefined || text === '') continue;
      count += 1;
      this.#written += 1;
      // In a long list, each item has one payload; a single text contains all of them.
      const list = place.findIndex((step) => typeof step === 'number');
      const long = list >= 0 && (at(body, [...place.slice(0, list), share]) ?? null) !== null;
      const chosen = long ? (mine[count % mine.length] ?? '') : mine.join(' ');
      put(body, place, `¤${index}¤${chosen}`);
    }
  }
}
