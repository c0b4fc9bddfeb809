/** Removes the state that the process shares (`process-wide.ts`), so that a test starts like a new process. */
export function forgetProcessWide(): void {
  for (const key of Object.getOwnPropertySymbols(globalThis)) {
    if (Symbol.keyFor(key)?.startsWith('velours.')) Reflect.deleteProperty(globalThis, key);
  }
}
