/** A defence, the change that takes it out, and the test that notices. */
export interface Defence {
  /** Unique, in kebab case: `npm run defences -- owner`. */
  readonly id: string;
  /** What holds, in one sentence with its numbers. It stands in docs/security.md. */
  readonly says: string;
  /** Where it stands, from the project's root. */
  readonly file: string;
  /** The piece of source that is the defence; it occurs there once. */
  readonly find: string;
  /** What stands there without it; the file is still one that runs. */
  readonly replace: string;
  /** The test file that notices: of vitest, or (`.spec.ts`) of Playwright. */
  readonly test: string;
  /** A piece of the title of the test that notices. */
  readonly title: string;
  /** Set where only PostgreSQL shows it: the embedded database has one connection. */
  readonly postgres?: true;
}

/** Defences that belong together: a section of docs/security.md. */
export interface DefenceArea {
  /** `npm run defences -- captcha` */
  readonly id: string;
  readonly name: string;
  readonly defences: readonly Defence[];
}

/** Whether only a browser shows it: it needs a build and both processes. */
export function isForBrowser({ test }: Pick<Defence, 'test'>): boolean {
  return test.endsWith('.spec.ts');
}
