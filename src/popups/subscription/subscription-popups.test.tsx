// @vitest-environment happy-dom
// @vitest-environment-options {"url": "http://fr.velours.test/cinepass"}
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { cinepassFixture } from '#src/contract/cinepass/fixture.ts';
import { subscriptionOffersFixture } from '#src/contract/subscription-offers/fixture.ts';
import { messagesByLanguage } from '#src/i18n/messages.ts';
import { someMember } from '#src/visitor/account/port-test-kit.ts';
import { accountStore } from '#src/visitor/account/store.ts';
import { catalogueServer, showInPopup, testConfig } from '../host/popup-test-kit.tsx';
import PartnersPopup from './partners-popup.tsx';
import PerksPopup from './perks-popup.tsx';
import PlanPopup from './plan-popup.tsx';

const offers = '/api/cms/1.0.0/subscription/subscription-offers';
const answers = new Map<string, unknown>();
const server = catalogueServer(answers);
const words = messagesByLanguage.fr.subscription;
const config = testConfig();

beforeAll(() => server.listen());
afterEach(() => {
  cleanup();
  answers.clear();
  act(() => {
    accountStore.setState(accountStore.getInitialState(), true);
  });
});
afterAll(() => server.close());

function showPlan(plan = 'solo') {
  answers.set(offers, subscriptionOffersFixture);
  return showInPopup(<PlanPopup config={config} data={{ plan, tunnel: '' }} />);
}

const totalText = () => screen.getByText(words.total).parentElement?.textContent;

describe('the popup of a plan', () => {
  it('R144 R174 counts its options from 0, with the total', async () => {
    showPlan();
    const more = await screen.findByRole('button', { name: 'Ajouter\u00a0: IMAX' });
    const quantity = screen.getByRole('status', { name: 'Quantité\u00a0: IMAX' });
    expect(quantity.textContent).toBe('0');
    expect(totalText()).toContain('21,90\u00a0€');
    fireEvent.click(more);
    fireEvent.click(more);
    expect(quantity.textContent).toBe('1');
    expect(more.getAttribute('aria-disabled')).toBe('true');
    expect(totalText()).toContain('24,90\u00a0€');
    expect(screen.getByRole('link', { name: words.goToOrder }).getAttribute('href')).toBe(
      'https://tunnel.example.org/pass/solo?option=imax%3A1',
    );
    fireEvent.click(screen.getByRole('button', { name: 'Retirer\u00a0: IMAX' }));
    expect(totalText()).toContain('21,90\u00a0€');
  });

  it('R153 starts anew when it was closed', async () => {
    const { unmount } = showPlan();
    fireEvent.click(await screen.findByRole('button', { name: 'Ajouter\u00a0: IMAX' }));
    unmount();
    showPlan();
    await screen.findByRole('button', { name: 'Ajouter\u00a0: IMAX' });
    expect(screen.getByRole('status', { name: 'Quantité\u00a0: IMAX' }).textContent).toBe('0');
  });

  it('R111 goes on with a purchase that was begun', async () => {
    accountStore.setState({
      status: 'signedIn',
      member: {
        ...someMember(),
        subscription: {
          currentPlan: null,
          eligibleChanges: false,
          eligibleRenewal: false,
          eligibleReSubscription: false,
          eligibleForAddonChange: false,
          newLeadId: 'lead-7',
          downgrade: null,
        },
      },
    });
    showPlan();
    const link = await screen.findByRole('link', { name: words.steps.goOn });
    expect(link.getAttribute('href')).toContain('leadId=lead-7');
  });

  it('says when the plan cannot be read, and tries again', async () => {
    answers.set(offers, 503);
    showInPopup(<PlanPopup config={config} data={{ plan: 'solo', tunnel: '' }} />);
    const retry = await screen.findByRole('button', { name: messagesByLanguage.fr.state.retry });
    answers.set(offers, subscriptionOffersFixture);
    fireEvent.click(retry);
    expect(await screen.findByRole('heading', { name: 'Solo' })).toBeDefined();
  });
});

describe('the popups beside it', () => {
  it('R144 describe the perks of a plan', async () => {
    answers.set(offers, subscriptionOffersFixture);
    showInPopup(<PerksPopup config={config} data={{ plan: 'solo' }} />);
    expect(await screen.findByRole('heading', { name: 'Priority queue' })).toBeDefined();
    expect(document.body.textContent).toContain('At every cinema.');
  });

  it('R144 list the partner cinemas', async () => {
    answers.set('/api/cinepass', {
      ...cinepassFixture,
      partners: [{ theater: null }, ...cinepassFixture.partners],
    });
    showInPopup(<PartnersPopup config={config} />);
    expect(await screen.findAllByRole('listitem')).toHaveLength(1);
    expect(screen.getByRole('heading', { name: 'Le Phare' })).toBeDefined();
  });
});
