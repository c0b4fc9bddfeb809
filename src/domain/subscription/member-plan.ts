/** What a member's subscription says of the plan, of `Member` (R110). */
export interface HeldSubscription {
  readonly currentPlan: string | null;
  readonly eligibleChanges: boolean;
  readonly eligibleRenewal: boolean;
  readonly eligibleReSubscription: boolean;
  readonly eligibleForAddonChange: boolean;
  readonly newLeadId: string | null;
  readonly downgrade: { readonly plan: string; readonly executionDate: string } | null;
}

/** A step that a member may take in the tunnel, in the order in which they are offered. */
export const planSteps = ['goOn', 'renew', 'change', 'options', 'subscribeAgain'] as const;
export type PlanStep = (typeof planSteps)[number];

/** The steps that a subscription is eligible for (R110); a purchase that was begun comes first (R111). */
export function stepsOf(subscription: HeldSubscription): readonly PlanStep[] {
  const may: Readonly<Record<PlanStep, boolean>> = {
    goOn: subscription.newLeadId !== null,
    renew: subscription.eligibleRenewal,
    change: subscription.eligibleChanges,
    options: subscription.eligibleForAddonChange,
    subscribeAgain: subscription.eligibleReSubscription,
  };
  return planSteps.filter((step) => may[step]);
}

/** The address of the tunnel for a step: it gets the step, and the purchase that was begun. */
export function stepAddress(tunnel: string, step: PlanStep, { newLeadId }: HeldSubscription): string {
  const address = new URL(tunnel);
  if (step === 'goOn') address.searchParams.set('leadId', newLeadId ?? '');
  else address.searchParams.set('subscription', step);
  return address.href;
}
