import type * as z from 'zod/mini';
import '#src/contract/english.ts';

/** A remark about one record of a source. */
export interface Finding {
  /** File or address. */
  origin: string;
  /** The field in it, `shows.3.title`; empty for the whole record. */
  field: string;
  message: string;
}

/** The remarks of an import: a problem stops it, a reference that is left out is only listed. */
export class Findings {
  readonly problems: Finding[] = [];
  readonly leftOut: Finding[] = [];
  readonly #said = new Set<string>();

  /** Lists a problem, once. */
  problem(origin: string, field: string, message: string): void {
    const known = this.#said.size;
    this.#said.add(JSON.stringify([origin, field, message]));
    if (this.#said.size > known) this.problems.push({ origin, field, message });
  }

  leave(origin: string, field: string, message: string): void {
    this.leftOut.push({ origin, field, message });
  }

  /** Lists every issue of a schema. */
  issues(origin: string, error: z.core.$ZodError): void {
    for (const issue of flatten(error.issues)) {
      this.problem(origin, issue.path.map(String).join('.'), issue.message);
    }
  }
}

interface Issue {
  path: PropertyKey[];
  message: string;
}

/** The issues of a schema; for a union, those of its closest branch instead of 'Invalid input'. */
function flatten(issues: readonly z.core.$ZodIssue[], prefix: readonly PropertyKey[] = []): Issue[] {
  return issues.flatMap((issue): Issue[] => {
    const path = [...prefix, ...issue.path];
    if (issue.code === 'invalid_union') {
      const closest = issue.errors.toSorted((a, b) => depthOf(b) - depthOf(a))[0];
      if (closest !== undefined && closest.length > 0) return flatten(closest, path);
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
