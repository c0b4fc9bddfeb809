import type * as z from 'zod/mini';
import '#src/contract/english.ts';

/** A remark about one record of a source. */
export interface Finding {
  /** File or address. */
  origin: string;
  /** The field in it, `shows.3.title`; empty for the whole record. */
  field: string;
  /** The slug, time or name of the item that has the field, where the origin alone does not say it. */
  item?: string;
  message: string;
}

/** The remarks of an import: a problem stops it, a reference or a wrong optional value that is left out is only listed. */
export class Findings {
  readonly problems: Finding[] = [];
  readonly leftOut: Finding[] = [];
  readonly dropped: Finding[] = [];
  readonly #said = new Set<string>();

  /** Lists a problem, once. */
  problem(origin: string, field: string, message: string): void {
    this.#once(this.problems, { origin, field, message });
  }

  /** Lists wrong values of an answer, each once: those that stop the load, or those that were left out. */
  values(origin: string, stop: boolean, wrong: readonly WrongValue[]): void {
    for (const { path, item, message } of wrong) {
      const finding = { origin, field: path.map(String).join('.'), message };
      this.#once(stop ? this.problems : this.dropped, item === null ? finding : { ...finding, item });
    }
  }

  leave(origin: string, field: string, message: string): void {
    this.leftOut.push({ origin, field, message });
  }

  #once(list: Finding[], finding: Finding): void {
    const known = this.#said.size;
    this.#said.add(JSON.stringify([finding.origin, finding.field, finding.message]));
    if (this.#said.size > known) list.push(finding);
  }
}

/** Something wrong in an answer: where, what was expected and found, and in which item of it. */
export interface WrongValue {
  readonly path: readonly PropertyKey[];
  readonly message: string;
  /** The slug, time or name of the item; null where the whole answer is one. */
  readonly item: string | null;
}

/** An issue of a schema at its own place. */
export interface Issue {
  path: PropertyKey[];
  message: string;
}

/** The issues of a schema; for a union, those of its closest branch instead of 'Invalid input'. */
export function issuesOf(issues: readonly z.core.$ZodIssue[], prefix: readonly PropertyKey[] = []): Issue[] {
  return issues.flatMap((issue): Issue[] => {
    const path = [...prefix, ...issue.path];
    if (issue.code === 'invalid_union') {
      const closest = issue.errors.toSorted((a, b) => depthOf(b) - depthOf(a))[0];
      if (closest !== undefined && closest.length > 0) return issuesOf(closest, path);
    }
    if (issue.code === 'invalid_key') {
      return [{ path, message: `wrong key: ${issue.issues.map(({ message }) => message).join(', ')}` }];
    }
    return [{ path, message: issue.message }];
  });
}

function depthOf(issues: readonly z.core.$ZodIssue[]): number {
  return Math.max(0, ...issues.map((issue) => issue.path.length));
}
