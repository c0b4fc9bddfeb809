// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { giftCardFixture } from '#src/contract/gift-card/fixture.ts';
import { voucherFixture } from '#src/contract/voucher/fixture.ts';
import { messagesByLanguage } from '#src/i18n/messages.ts';
import { showInPopup, testConfig } from '../host/popup-test-kit.tsx';
import GiftCardPopup from './gift-card.tsx';
import VoucherCardPopup from './voucher-card.tsx';
import VoucherChecker from './voucher-checker.tsx';

const words = messagesByLanguage.nl.cards;
const config = testConfig('2026-11-20T12:00:00+01:00', 'nl-NL');

function showVoucher(changes: object = {}): string {
  const card = JSON.stringify({ ...voucherFixture.card, ...changes });
  showInPopup(<VoucherCardPopup config={config} data={{ card }} />, 'nl-NL');
  return document.body.textContent;
}

function showGiftCard(changes: object = {}): string {
  const card = JSON.stringify({ ...giftCardFixture.card, ...changes });
  showInPopup(<GiftCardPopup config={config} data={{ card }} />, 'nl-NL');
  return document.body.textContent;
}

afterEach(cleanup);

describe('the popup of a voucher', () => {
  it('D47 R248 says what it is worth and until when', () => {
    const text = showVoucher();
    for (const part of ['An evening for two', '2 plaatsen', '31 december 2027', 'VLRS-4821-KJ', words.good])
      expect(text).toContain(part);
  });

  it('says an amount, and that there is no last day', () => {
    const text = showVoucher({ value: 12.5, seats: null, validUntil: null });
    expect(text).toContain('€\u00a012,50');
    expect(text).toContain(words.noEnd);
  });

  it('says first that it is used, or over since the day before', () => {
    expect(showVoucher({ used: true })).toContain(words.used);
    cleanup();
    expect(showVoucher({ validUntil: '2026-11-19' })).toContain('Verlopen op 19 november 2026');
    cleanup();
    expect(showVoucher({ validUntil: '2026-11-20' })).toContain(words.good);
  });
});

describe('the popup of a gift card', () => {
  it('R144 R248 says what is left on it', () => {
    const text = showGiftCard();
    for (const part of ['€\u00a032,50', '31 maart 2028', '•••• 9374', words.good])
      expect(text).toContain(part);
  });

  it('says that nothing is left', () => {
    expect(showGiftCard({ balance: 0 })).toContain(words.empty);
  });

  it('shows no card where there is none', () => {
    showInPopup(<GiftCardPopup config={config} data={{ card: '' }} />, 'nl-NL');
    expect(screen.getByRole('alert')).toBeDefined();
  });
});

it('R144 the form to check a voucher is a popup too', () => {
  const data = { clientUrl: 'http://account.velours.test', captchaKey: '', captchaScript: '' };
  showInPopup(<VoucherChecker config={config} data={data} />, 'nl-NL');
  expect(screen.getByLabelText(words.fields.code.label)).toBeDefined();
  expect(screen.getByRole('button', { name: words.check })).toBeDefined();
});
