/** What the chain is called, on every site. */
export const chainName = 'Velours';
