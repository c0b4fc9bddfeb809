/** Stands in for the framework's virtual module where tests import it: no root parameter outside a request. */
export function locale(): Promise<string> {
  return Promise.resolve('fr-FR');
}
