/**
 * The facts of an error that the log may contain. A database error contains the values of its statement (e-mails, open
 * sign-ins): only its name, its code and its place are kept.
 */
export function describeFailure(error: unknown): { name: string; code: unknown; place: string[] } {
  if (!(error instanceof Error)) return { name: typeof error, code: undefined, place: [] };
  const place = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return { name: error.name, code: 'code' in error ? error.code : undefined, place: place.slice(0, 8) };
}
