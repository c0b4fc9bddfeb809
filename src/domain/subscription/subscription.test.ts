import { describe, expect, it } from 'vitest';
import { subscriptionOffersFixture } from '#src/contract/subscription-offers/fixture.ts';
import { stepAddress, stepsOf, type HeldSubscription } from './member-plan.ts';
import { changeOption, monthlyTotal, purchaseAddress, quantityOf, selectPlan } from './plan-selection.ts';

const [solo, duo] = subscriptionOffersFixture;
const [imax] = solo.options;
if (imax === undefined) throw new Error('the fixture has no option');
const plan = { ...solo, options: [imax, { ...imax, id: 'guest', label: 'Guest', price: 4.5, maximum: 3 }] };

describe('the selection of a plan', () => {
  it('R174 starts each option at 0', () => {
    const selection = selectPlan(plan);
    expect(selection.quantities).toEqual({ imax: 0, guest: 0 });
    expect(monthlyTotal(selection)).toBe(21.9);
  });

  it('R174 changes an option by a modifier, from 0 to its maximum', () => {
    let selection = selectPlan(plan);
    for (const modifier of [1, 1, 1, 1]) selection = changeOption(selection, 'guest', modifier);
    expect(quantityOf(selection, 'guest')).toBe(3);
    expect(monthlyTotal(selection)).toBe(35.4);
    selection = changeOption(selection, 'guest', -1);
    expect(selection.quantities).toEqual({ imax: 0, guest: 2 });
    expect(quantityOf(changeOption(selection, 'imax', -1), 'imax')).toBe(0);
    expect(changeOption(selection, 'other', 1)).toBe(selection);
  });

  it('R120 R295 goes on to the tunnel with its options', () => {
    const selection = changeOption(selectPlan(plan), 'guest', 2);
    expect(purchaseAddress(selection, null, null)).toBe(
      'https://tunnel.example.org/pass/solo?option=guest%3A2',
    );
    expect(purchaseAddress(selectPlan({ ...duo, url: null }), 'https://order.example.org', null)).toBe(
      'https://order.example.org/?plan=duo',
    );
    expect(purchaseAddress(selectPlan({ ...duo, url: null }), null, null)).toBeNull();
  });

  it('R111 goes on with a purchase that was begun', () => {
    expect(purchaseAddress(selectPlan(duo), null, 'lead 7')).toBe(
      'https://tunnel.example.org/pass/duo?leadId=lead+7',
    );
  });
});

describe('what a member may do', () => {
  const nothing: HeldSubscription = {
    currentPlan: 'solo',
    eligibleChanges: false,
    eligibleRenewal: false,
    eligibleReSubscription: false,
    eligibleForAddonChange: false,
    newLeadId: null,
    downgrade: null,
  };

  it('R110 is what the subscription is eligible for', () => {
    expect(stepsOf(nothing)).toEqual([]);
    expect(stepsOf({ ...nothing, eligibleChanges: true, eligibleForAddonChange: true })).toEqual([
      'change',
      'options',
    ]);
    expect(stepsOf({ ...nothing, eligibleRenewal: true, eligibleReSubscription: true })).toEqual([
      'renew',
      'subscribeAgain',
    ]);
    expect(stepAddress('https://order.example.org', 'renew', nothing)).toBe(
      'https://order.example.org/?subscription=renew',
    );
  });

  it('R111 is first to finish what was begun', () => {
    const begun = { ...nothing, newLeadId: 'lead-7', eligibleChanges: true };
    expect(stepsOf(begun)).toEqual(['goOn', 'change']);
    expect(stepAddress('https://order.example.org', 'goOn', begun)).toBe(
      'https://order.example.org/?leadId=lead-7',
    );
  });
});
