import type { Filters } from '#src/routes/filters.ts';

/** The needs of the visitor as filters; none at all are no filter. */
export const neededOf = ({ needs = [] }: Pick<Filters, 'needs'>): Filters =>
  needs.length === 0 ? {} : { needs };
