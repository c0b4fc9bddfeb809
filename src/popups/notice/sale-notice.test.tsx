// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { messagesByLanguage } from '#src/i18n/messages.ts';
import { showInPopup, testConfig } from '../host/popup-test-kit.tsx';
import SaleNotice from './sale-notice.tsx';

const words = messagesByLanguage.fr.saleNotice;
// The origin of the tests: a browser without pages sends no preflights.
const clientUrl = location.origin;
let answer: number;
let bodies: unknown[];
const server = setupServer(
  http.post(`${clientUrl}/api/fr/notices`, async ({ request }) => {
    bodies.push(await request.json());
    return answer === 204
      ? new HttpResponse(null, { status: 204 })
      : HttpResponse.json({ type: 'about:blank', title: 'x', status: answer }, { status: answer });
  }),
);
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
beforeEach(() => {
  answer = 204;
  bodies = [];
});
afterEach(cleanup);
afterAll(() => server.close());

function open(places: readonly object[] = [{ value: 'city:lille', label: 'Lille' }]): void {
  const data = {
    show: 'la-maree',
    title: 'La marée',
    clientUrl,
    address: `${clientUrl}/fr/notice?film=la-maree`,
    places: JSON.stringify(places),
    versions: JSON.stringify([{ value: 'vost', label: 'VOST' }]),
  };
  showInPopup(<SaleNotice config={testConfig()} data={data} />);
}

const send = (email: string): void => {
  fireEvent.change(screen.getByLabelText(words.email), { target: { value: email } });
  fireEvent.click(screen.getByRole('button', { name: words.send }));
};

/** Waits for a text; a search for elements would not see its no-break spaces. */
const says = async (text: string): Promise<void> => {
  await vi.waitFor(() => expect(document.body.textContent).toContain(text));
};

/** What has the focus in the very moment in which the text appears, before the browser has drawn it. */
const focusWith = async (text: RegExp): Promise<Element | null> =>
  new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      if (screen.queryByText(text) === null) return;
      observer.disconnect();
      resolve(document.activeElement);
    });
    observer.observe(document.body, { childList: true, subtree: true, characterData: true });
  });

describe('the popup that orders a notice', () => {
  it('D56 asks for an address, begins with the visitor’s place and any version, and says what comes next', async () => {
    open();
    expect(document.body.textContent).toContain(words.privacy);
    expect(screen.getByRole('link', { name: words.more }).getAttribute('href')).toContain('film=la-maree');
    const focused = focusWith(/odile@example\.org/);
    send(' odile@example.org ');
    expect(await focused).toBe(screen.getByText(/odile@example\.org/));
    expect(bodies).toEqual([
      {
        email: 'odile@example.org',
        show: 'la-maree',
        place: { kind: 'city', slug: 'lille' },
        version: null,
      },
    ]);
  });

  it('sends the chosen place and version', async () => {
    open();
    fireEvent.change(screen.getByLabelText(words.place), { target: { value: '' } });
    fireEvent.change(screen.getByLabelText(words.version), { target: { value: 'vost' } });
    send('odile@example.org');
    await says(words.sentTitle);
    expect(bodies).toMatchObject([{ place: null, version: 'vost' }]);
  });

  it.each([
    [409, words.failures.onSale],
    [429, words.failures.busy],
    [500, words.failures.network],
  ])('says what is wrong when the host answers %i, and keeps the address', async (status, text) => {
    answer = status;
    open([]);
    send('odile@example.org');
    await vi.waitFor(() => expect(screen.getByRole('alert').textContent).toBe(text));
    expect(screen.getByLabelText<HTMLInputElement>(words.email).value).toBe('odile@example.org');
  });

  it('sends nothing that is no address', async () => {
    open();
    send('odile');
    await says(words.failures.malformed);
    expect(screen.getByLabelText(words.email).getAttribute('aria-invalid')).toBe('true');
    expect(bodies).toEqual([]);
  });
});
