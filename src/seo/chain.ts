/** The chain's name, the same on every site. */
export const chainName = 'Velours';
