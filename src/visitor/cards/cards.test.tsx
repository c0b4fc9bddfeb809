// @vitest-environment happy-dom
// @vitest-environment-options {"url": "http://nl.velours.test/voucher"}
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { delay, http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { CaptchaError, type Captcha } from '#src/api/captcha/captcha.ts';
import { captchaChallengeFixture } from '#src/contract/client/captcha-challenge/fixture.ts';
import { giftCardFixture } from '#src/contract/gift-card/fixture.ts';
import { giftCardEndpoint } from '#src/contract/gift-card/schema.ts';
import { voucherFixture } from '#src/contract/voucher/fixture.ts';
import { voucherEndpoint } from '#src/contract/voucher/schema.ts';
import { WithMessages } from '#src/i18n/messages-test-kit.tsx';
import { messagesByLanguage } from '#src/i18n/messages.ts';
import { closePopups, popupStore } from '#src/popups/protocol/store.ts';
import { noticeStore } from '../notices/store.ts';
import { CardForm } from './card-form.client.tsx';
import { checkCard, longestWaits } from './check-card.ts';
import { useCardWords, type CheckedKind } from './use-card-words.ts';

// On the origin of the page: happy-dom asks other origins by itself, past the server of the test.
const clientUrl = 'http://nl.velours.test';
const site = 'http://nl.velours.test/api';
const words = messagesByLanguage.nl.cards;

let voucherAnswer: (request: Request) => Response | Promise<Response> = () =>
  HttpResponse.json(voucherFixture);
let challenge: () => Response | Promise<Response> = () => HttpResponse.error();
const seen: { path: string; proof: string | null }[] = [];
const server = setupServer(
  http.get(`${clientUrl}/api/nl/captcha/challenge`, async () => challenge()),
  http.get(`${site}/voucher/:code`, async ({ request }) => {
    note(request);
    return voucherAnswer(request);
  }),
  http.get(`${site}/gift-card/:a/:b`, ({ request }) => {
    note(request);
    return HttpResponse.json(giftCardFixture);
  }),
);

function note(request: Request): void {
  seen.push({ path: new URL(request.url).pathname, proof: request.headers.get('x-captcha-response') });
}

const proves: Captcha = { respond: () => Promise.resolve('proof') };
const code = { code: 'VLRS-4821-KJ' };
const ask = (captcha: Captcha = proves, waits = longestWaits) =>
  checkCard(voucherEndpoint, 'nl-NL', code, captcha, waits);

beforeAll(() => server.listen());
afterEach(() => {
  cleanup();
  closePopups();
  noticeStore.setState({ queue: [] });
  seen.length = 0;
  voucherAnswer = () => HttpResponse.json(voucherFixture);
  challenge = () => HttpResponse.json({ ...captchaChallengeFixture, difficulty: 2, parts: 2 });
});
afterAll(() => server.close());

describe('checking a card', () => {
  it('R248 D24 sends the proof in its header and gives the card back', async () => {
    expect(await ask()).toEqual({ kind: 'card', card: voucherFixture.card });
    const found = await checkCard(giftCardEndpoint, 'nl-NL', { a: '6280401200019374', b: '4821' }, proves);
    expect(found).toEqual({ kind: 'card', card: giftCardFixture.card });
    expect(seen).toEqual([
      { path: '/api/voucher/VLRS-4821-KJ', proof: 'proof' },
      { path: '/api/gift-card/6280401200019374/4821', proof: 'proof' },
    ]);
  });

  it('D22 asks again every time', async () => {
    await ask();
    voucherAnswer = () => HttpResponse.json({ resultCode: 1, card: null });
    expect(await ask()).toEqual({ kind: 'unknown' });
    expect(seen).toHaveLength(2);
  });

  it.each([
    ['another result code', { ...voucherFixture, resultCode: 7 }],
    ['no card', { resultCode: 0, card: null }],
  ])('R264 shows no card where the answer has %s', async (_case, answer) => {
    voucherAnswer = () => HttpResponse.json(answer);
    expect(await ask()).toEqual({ kind: 'unknown' });
  });

  it.each([
    [403, 'expired'],
    [429, 'busy'],
    [503, 'busy'],
    [400, 'malformed'],
    [502, 'network'],
  ])('tells a %i as %s', async (status, failure) => {
    voucherAnswer = () => new HttpResponse(null, { status });
    expect(await ask()).toEqual({ kind: 'failed', failure });
  });

  it.each([
    ['900', 'busy'],
    ['28800', 'locked'],
    ['soon', 'busy'],
  ])('tells too many tries for %s seconds as %s', async (seconds, failure) => {
    voucherAnswer = () => new HttpResponse(null, { status: 429, headers: { 'retry-after': seconds } });
    expect(await ask()).toEqual({ kind: 'failed', failure });
  });

  it('tells a captcha that fails from one that hangs', async () => {
    const fails: Captcha = { respond: () => Promise.reject(new CaptchaError('no')) };
    expect(await ask(fails)).toEqual({ kind: 'failed', failure: 'captcha' });
    const hangs: Captcha = {
      respond: (signal) =>
        new Promise((_resolve, reject) => {
          signal?.addEventListener('abort', () => reject(new CaptchaError('no')));
        }),
    };
    expect(await ask(hangs, { ...longestWaits, captcha: 20 })).toEqual({ kind: 'failed', failure: 'slow' });
    expect(seen).toEqual([]);
  });

  it.each([
    ['no answer', () => HttpResponse.error()],
    ['an answer in another shape', () => HttpResponse.json([])],
    ['an answer that never comes', async () => delay('infinite').then(() => HttpResponse.json({}))],
  ])('is a failure of the network with %s', async (_case, given) => {
    voucherAnswer = given;
    expect(await ask(proves, { ...longestWaits, answer: 60 })).toEqual({
      kind: 'failed',
      failure: 'network',
    });
  });

  it('R296 sends nothing that cannot be a number', async () => {
    const check = await checkCard(voucherEndpoint, 'nl-NL', { code: 'a/b' }, proves);
    expect(check).toEqual({ kind: 'failed', failure: 'malformed' });
    expect(seen).toEqual([]);
  });
});

function Form({ kind }: { readonly kind: CheckedKind }) {
  const copy = useCardWords(kind);
  return <CardForm kind={kind} locale="nl-NL" clientUrl={clientUrl} hosted={null} words={copy} />;
}

function showForm(kind: CheckedKind): void {
  render(
    <WithMessages locale="nl-NL">
      <Form kind={kind} />
    </WithMessages>,
  );
}

function type(label: string, value: string): void {
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
}

const send = (name = words.check) => {
  fireEvent.click(screen.getByRole('button', { name }));
};

describe('the form', () => {
  it('D47 R248 opens the voucher that it found', async () => {
    showForm('voucher');
    type(words.fields.code.label, ' VLRS-4821-KJ ');
    send();
    await waitFor(() => {
      expect(popupStore.getState().open.map(({ kind }) => kind)).toEqual(['voucherCard']);
    });
    expect(JSON.parse(popupStore.getState().open[0]?.data['card'] ?? '')).toEqual(voucherFixture.card);
    expect(seen[0]?.proof).toContain(captchaChallengeFixture.challenge);
  });

  it('R144 opens the gift card, whose number may have spaces', async () => {
    showForm('giftCard');
    type(words.fields.number.label, '6280 4012 0001 9374');
    type(words.fields.pin.label, '4821');
    send();
    await waitFor(() => {
      expect(popupStore.getState().open.map(({ kind }) => kind)).toEqual(['giftCard']);
    });
  });

  it('R264 warns when there is no such card', async () => {
    voucherAnswer = () => HttpResponse.json({ resultCode: 1, card: null });
    showForm('voucher');
    type(words.fields.code.label, 'VLRS-0000-XX');
    send();
    await waitFor(() => {
      expect(noticeStore.getState().queue).toHaveLength(1);
    });
    expect(noticeStore.getState().queue[0]).toMatchObject({
      level: 'warning',
      className: 'voucher-error-alert',
      icon: 'warning',
      title: words.voucher.unknownTitle,
      subtitle: words.voucher.unknownText,
    });
    expect(popupStore.getState().open).toEqual([]);
  });

  it('says what failed and tries again', async () => {
    challenge = () => HttpResponse.error();
    showForm('voucher');
    type(words.fields.code.label, 'VLRS-4821-KJ');
    send();
    expect(await screen.findByText(words.failures.captcha)).toBeDefined();
    challenge = () => HttpResponse.json({ ...captchaChallengeFixture, difficulty: 2, parts: 2 });
    send(words.retry);
    await waitFor(() => {
      expect(popupStore.getState().open).toHaveLength(1);
    });
    expect(screen.queryByText(words.failures.captcha)).toBeNull();
  });
});
