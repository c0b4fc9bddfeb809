/**
 * What the log may say of an error. A database's error carries the values of its statement (e-mails, open sign-ins): of
 * those nothing but the name, the code and the place.
 */
export function describeFailure(error: unknown): { name: string; code: unknown; place: string[] } {
  if (!(error instanceof Error)) return { name: typeof error, code: undefined, place: [] };
  const place = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return { name: error.name, code: 'code' in error ? error.code : undefined, place: place.slice(0, 8) };
}
