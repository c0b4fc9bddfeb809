import { useQuery } from '@tanstack/react-query';
import { browserQuery } from '#src/api/browser/api-query.ts';
import { subscriptionOffersEndpoint, type Plan } from '#src/contract/subscription-offers/schema.ts';
import type { Locale } from '#src/sites/site.ts';

/** State of a plan in a popup: loading, here, or failed (the plan is unknown, or the call failed). */
export type PlanState =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'here'; readonly plan: Plan }
  | { readonly kind: 'failed'; readonly again: () => void };

/** The plan with an id (R120), from the plans of the site (R249). */
export function usePlan(locale: Locale, id: string): PlanState {
  const query = useQuery(browserQuery(subscriptionOffersEndpoint, locale, {}, { catalog: '1' }));
  if (query.isPending || (query.isError && query.isFetching)) return { kind: 'waiting' };
  const plan = query.data?.find((one) => one.id === id);
  return plan === undefined ? { kind: 'failed', again: () => void query.refetch() } : { kind: 'here', plan };
}
