import { describe, expect, it } from 'vitest';
import { readTwice, refusedPaths } from '../../test-support.ts';
import { accountFixture } from './fixture.ts';
import { account } from './schema.ts';

describe('GET accounts/me', () => {
  it('R111 has the fields of the account response', () => {
    expect(Object.keys(account.shape).join(' ')).toBe(
      'icu firstname lastname email photoUrl newsletterSubscription cinepassSubscription subscription cinepassType ' +
        'registered emailVerify firstLogin mailCommunication sendNewsletter loyaltyLevel',
    );
  });

  it('R110 has a subscription with its eligibilities and the announced change, or none', () => {
    expect(Object.keys(accountFixture.subscription ?? {}).join(' ')).toBe(
      'currentPlan eligibleChanges eligibleRenewal eligibleReSubscription eligibleForAddonChange newLeadId newPlan ' +
        'nextPlanExecutionDate',
    );
    expect(readTwice(account, { ...accountFixture, subscription: undefined }).subscription).toBeNull();
  });

  it('R109 reads mailCommunication or none', () => {
    expect(
      readTwice(account, { ...accountFixture, mailCommunication: { product: null } }).mailCommunication,
    ).toEqual({ product: false });
    expect(readTwice(account, { ...accountFixture, mailCommunication: null }).mailCommunication).toBeNull();
  });

  it('reads an account that says little, and refuses one without an id', () => {
    expect(readTwice(account, { icu: 'a' })).toMatchObject({ icu: 'a', registered: false, email: '' });
    expect(refusedPaths(account, { email: 'a@b.example' })).toStrictEqual(['icu']);
    expect(refusedPaths(account, { icu: 'a', photoUrl: 'javascript:alert(1)' })).toStrictEqual(['photoUrl']);
  });
});
