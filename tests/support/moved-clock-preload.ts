import { readFileSync } from 'node:fs';

/** Loaded into a process that goes by a `MovedClock`, before anything else. */
const file = process.env['MOVED_CLOCK'];
if (file === undefined) throw new Error('MOVED_CLOCK: expected the file of a clock');

const Real = Date;
const now = () => Real.now() + Number(readFileSync(file, 'utf8'));

globalThis.Date = new Proxy(Real, {
  construct: (target, given: unknown[], self: typeof Date) =>
    Reflect.construct(target, given.length === 0 ? [now()] : given, self) as Date,
  apply: () => new Real(now()).toString(),
  get: (target, name, self) => (name === 'now' ? now : (Reflect.get(target, name, self) as unknown)),
});
