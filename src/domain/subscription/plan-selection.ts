import type { Plan } from '#src/contract/subscription-offers/schema.ts';
import { roundTo } from '#src/kernel/number/round.ts';

/** A selected plan, with how many of each of its options (R120). */
export interface PlanSelection {
  readonly plan: Plan;
  /** Quantity by the id of an option. */
  readonly quantities: Readonly<Record<string, number>>;
}

/** Selects a plan: every option starts at 0 (R174). */
export function selectPlan(plan: Plan): PlanSelection {
  return { plan, quantities: Object.fromEntries(plan.options.map(({ id }) => [id, 0])) };
}

/**
 * Changes the quantity of an option by a modifier (R174). It stays between 0 and the option's maximum; an unknown
 * option changes nothing.
 */
export function changeOption(selection: PlanSelection, id: string, modifier: number): PlanSelection {
  const option = selection.plan.options.find((one) => one.id === id);
  if (option === undefined) return selection;
  const quantity = Math.min(option.maximum, Math.max(0, quantityOf(selection, id) + modifier));
  return { ...selection, quantities: { ...selection.quantities, [id]: quantity } };
}

/** How many of an option are selected. */
export function quantityOf({ quantities }: PlanSelection, id: string): number {
  return quantities[id] ?? 0;
}

/** The price a month of the plan with its options. */
export function monthlyTotal({ plan, quantities }: PlanSelection): number {
  const total = plan.options.reduce((sum, { id, price }) => sum + price * (quantities[id] ?? 0), plan.price);
  return roundTo(total, 3);
}

/**
 * The address of the tunnel at which a selection is bought (R295): the plan's own, else the tunnel of the settings with
 * the plan's id. The selected options follow as `option=id:quantity`, a purchase that was begun as `leadId` (R111).
 *
 * @returns null when neither has an address
 */
export function purchaseAddress(
  { plan, quantities }: PlanSelection,
  tunnel: string | null,
  leadId: string | null,
): string | null {
  const base = plan.url ?? tunnel;
  if (base === null) return null;
  const address = new URL(base);
  if (plan.url === null) address.searchParams.set('plan', plan.id);
  for (const { id } of plan.options) {
    const quantity = quantities[id] ?? 0;
    if (quantity > 0) address.searchParams.append('option', `${id}:${quantity}`);
  }
  if (leadId !== null) address.searchParams.set('leadId', leadId);
  return address.href;
}
