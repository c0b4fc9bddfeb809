// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { WithMessages } from '#src/i18n/messages-test-kit.tsx';
import { messagesByLanguage } from '#src/i18n/messages.ts';
import { GiftCardPage, VoucherPage } from './card-page.tsx';

const words = messagesByLanguage.nl.cards;
const model = { clientUrl: 'http://account.velours.test', hosted: null };

afterEach(cleanup);

describe('the pages that check a card', () => {
  it('R043 ask for the code of a voucher, and say what they need without script', () => {
    render(
      <WithMessages locale="nl-NL">
        <VoucherPage locale="nl-NL" model={model} />
      </WithMessages>,
    );
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(words.voucher.title);
    expect(screen.getByLabelText(words.fields.code.label)).toBeDefined();
    expect(screen.queryByLabelText(words.fields.pin.label)).toBeNull();
    expect(screen.getByText(words.plain)).toBeDefined();
    expect(screen.getByRole('link', { name: words.desk }).getAttribute('href')).toBe('/nl/bioscopen');
  });

  it('R044 ask for number and PIN of a gift card, and open the voucher’s form', () => {
    render(
      <WithMessages locale="nl-NL">
        <GiftCardPage locale="nl-NL" model={model} />
      </WithMessages>,
    );
    expect(screen.getByLabelText(words.fields.number.label)).toBeDefined();
    expect(screen.getByLabelText(words.fields.pin.label)).toBeDefined();
    const other = screen.getByRole('link', { name: words.voucher.title });
    expect(other.getAttribute('href')).toBe('/nl/voucher');
    expect(other.dataset['popup']).toBe('voucherChecker');
  });
});
