// @vitest-environment happy-dom
import { act, cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { cinepassFixture } from '#src/contract/cinepass/fixture.ts';
import { accountFixture } from '#src/contract/client/account/fixture.ts';
import { showsFixture } from '#src/contract/shows/fixture.ts';
import { subscriptionOffersFixture } from '#src/contract/subscription-offers/fixture.ts';
import { ctaView } from '#src/domain/cta/cta-view.ts';
import { showListView } from '#src/domain/show/show-list-view.ts';
import { WithMessages } from '#src/i18n/messages-test-kit.tsx';
import { messagesByLanguage } from '#src/i18n/messages.ts';
import { sites } from '#src/sites/registry.ts';
import { memberOfAccount } from '#src/visitor/account/member-of-account.ts';
import { accountStore } from '#src/visitor/account/store.ts';
import type { SubscriptionModel } from './load-subscription.ts';
import { SubscriptionPage } from './subscription-page.tsx';

const words = messagesByLanguage.fr.subscription;
const [first] = showsFixture.shows;
if (first === undefined) throw new Error('the fixture has no show');

const model: SubscriptionModel = {
  name: 'Cinepass',
  plans: subscriptionOffersFixture,
  maintenance: false,
  promotion: {
    html: cinepassFixture.promotion?.description ?? null,
    cta: ctaView(cinepassFixture.promotion?.cta ?? null),
  },
  partners: cinepassFixture.partners.map(({ theater }) => theater),
  shows: [showListView(first, sites.fr, () => 'movie')],
  tunnel: 'https://order.example.org',
};

function show(changes: Partial<SubscriptionModel> = {}) {
  render(
    <WithMessages locale="fr-FR">
      <SubscriptionPage locale="fr-FR" model={{ ...model, ...changes }} />
    </WithMessages>,
  );
}

const plans = () => within(screen.getByRole('region', { name: words.plans })).getAllByRole('article');
const textOf = (element: Element | undefined) => element?.textContent ?? '';

afterEach(() => {
  cleanup();
  act(() => {
    accountStore.setState(accountStore.getInitialState(), true);
  });
});

describe('the subscription page', () => {
  it('R025 R120 compares the plans: price a month, commitment, people, perks, options, promotions', () => {
    show();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Le Cinepass');
    const [solo, duo] = plans();
    for (const text of ['Solo', '21,90\u00a0€', '23,90\u00a0€', '1 personne', '12 mois', 'Priority queue'])
      expect(textOf(solo)).toContain(text);
    for (const text of ['First month free', 'IMAX', '+ 3,00\u00a0€ par mois', 'Twelve months.'])
      expect(textOf(solo)).toContain(text);
    for (const text of ['Duo', '37,80\u00a0€', '2 personnes', words.noCommitment])
      expect(textOf(duo)).toContain(text);
  });

  it('R144 R295 leads to the tunnel, and opens the plan and its perks with script', () => {
    show();
    const [solo, duo] = plans().map((plan) => within(plan).getByRole('link'));
    expect(solo?.getAttribute('href')).toBe('https://tunnel.example.org/pass/solo');
    expect(solo?.dataset['popup']).toBe('subscriptionPlan');
    expect(duo?.getAttribute('href')).toBe('https://tunnel.example.org/pass/duo');
    expect(duo?.dataset['popup']).toBeUndefined();
    expect(screen.getByRole('button', { name: `${words.aboutPerks} Solo` }).dataset['popup']).toBe(
      'subscriptionPerks',
    );
    expect(screen.getByRole('button', { name: words.seePartners }).dataset['popup']).toBe('partners');
  });

  it('R120 has its promotion, its partners and its films', () => {
    show();
    expect(document.body.textContent).toContain('The first month is ours.');
    expect(screen.getByRole('link', { name: 'Subscribe' }).getAttribute('href')).toBe(
      'https://tunnel.example.org/pass',
    );
    expect(textOf(screen.getByRole('region', { name: words.partners }))).toContain(
      'Le Phare, 3 quai du Phare',
    );
    expect(within(screen.getByRole('region', { name: words.films })).getAllByRole('article')).toHaveLength(1);
  });

  it('R120 sells nothing in maintenance, and says so', () => {
    show({ maintenance: true });
    expect(screen.getByText(words.maintenance)).toBeDefined();
    expect(plans().flatMap((plan) => within(plan).queryAllByRole('link'))).toEqual([]);
    expect(screen.queryByRole('link', { name: 'Subscribe' })).toBeNull();
  });

  it('says when there is no plan, and leaves out what could not be read', () => {
    show({ plans: [], promotion: null, partners: [], shows: [] });
    expect(screen.getByRole('heading', { name: words.noneTitle })).toBeDefined();
    expect(screen.queryByRole('region', { name: words.partners })).toBeNull();
    expect(screen.queryByRole('region', { name: words.films })).toBeNull();
  });
});

describe('what a member has', () => {
  const signIn = (subscription = accountFixture.subscription) => {
    act(() => {
      accountStore.setState({
        status: 'signedIn',
        member: memberOfAccount({ ...accountFixture, subscription }, []),
      });
    });
  };

  it('R110 is the plan, the one that follows, and the steps to the tunnel', () => {
    show();
    signIn();
    expect(screen.getByText(/Votre formule/).textContent).toMatch(
      /^Votre formule\u00a0: Solo\. Duo prend la suite le 1(?:er)? décembre 2026\.$/,
    );
    expect(screen.getByRole('link', { name: words.steps.change }).getAttribute('href')).toBe(
      'https://order.example.org/?subscription=change',
    );
    expect(screen.getByRole('link', { name: words.steps.options })).toBeDefined();
    expect(screen.queryByRole('link', { name: words.steps.renew })).toBeNull();
  });

  it('R111 goes on with a purchase that was begun', () => {
    show();
    const held = accountFixture.subscription;
    signIn(held === null ? null : { ...held, newLeadId: 'lead-7' });
    expect(screen.getByRole('link', { name: words.steps.goOn }).getAttribute('href')).toBe(
      'https://order.example.org/?leadId=lead-7',
    );
  });

  it('R110 is nothing yet for a member without a subscription; others can sign in', () => {
    show();
    expect(screen.queryByText(words.memberAsk)).toBeNull();
    signIn(null);
    expect(screen.getByText(/vous n’avez pas encore/).textContent).toContain('Odile Marchetti');
    act(() => {
      accountStore.setState({ status: 'anonymous', member: null });
    });
    expect(screen.getByRole('button', { name: words.memberSignIn }).dataset['accountIntent']).toBe('signIn');
  });
});
