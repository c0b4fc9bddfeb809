/** A defence, the change that removes it, and the test that detects this. */
export interface Defence {
  /** Unique, in kebab case: `npm run defences -- owner`. */
  readonly id: string;
  /** The protection in one sentence, with its requirement numbers. `npm run defences -- --list` prints it. */
  readonly says: string;
  /** Path of the source file from the project's root. */
  readonly file: string;
  /** The piece of source that is the defence; it occurs exactly once in the file. */
  readonly find: string;
  /** The text that replaces it; the file must still run. */
  readonly replace: string;
  /** The test file that detects the change: of vitest, or (`.spec.ts`) of Playwright. */
  readonly test: string;
  /** A part of the title of the test that detects the change. */
  readonly title: string;
  /** Set when only PostgreSQL shows the change, because the embedded database has one connection. */
  readonly postgres?: true;
}

/** A group of defences: what they protect together. */
export interface DefenceArea {
  /** `npm run defences -- captcha` */
  readonly id: string;
  readonly name: string;
  readonly defences: readonly Defence[];
}

/** Whether only a browser shows the change: the test then needs a build and both processes. */
export function isForBrowser({ test }: Pick<Defence, 'test'>): boolean {
  return test.endsWith('.spec.ts');
}
