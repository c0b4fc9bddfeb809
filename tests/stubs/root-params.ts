/** Replaces Next.js's virtual module in tests: outside a request there are no root parameters. */
export function locale(): Promise<string> {
  return Promise.resolve('fr-FR');
}
