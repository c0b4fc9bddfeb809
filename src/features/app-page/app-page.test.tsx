// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { webEnvironment } from '#src/config/environment.ts';
import { settingsFixture } from '#src/contract/settings/fixture.ts';
import { WithMessages } from '#src/i18n/messages-test-kit.tsx';
import { messagesByLanguage } from '#src/i18n/messages.ts';
import { ScanCode } from '#src/ui/picture/scan-code.tsx';
import { AppPage } from './app-page.tsx';
import { appJsonLd, loadApp } from './load-app.ts';

const reads = vi.hoisted(() => ({ answers: new Map<string, unknown>(), asked: [] as string[] }));
vi.mock('#src/api/read.ts', async () => (await import('#src/api/read-test-kit.ts')).readsOf(reads));

const words = messagesByLanguage.de.app;
const links = {
  appStore: 'https://apps.example.org/velours',
  playStore: 'https://play.example.org/velours',
};

const pathOf = (code: Element) => code.querySelector('path')?.getAttribute('d');

/** The path of the code that says this address. */
function codeOf(url: string) {
  const { container, unmount } = render(<ScanCode text={url} />);
  const path = pathOf(container);
  unmount();
  return path;
}

async function shown() {
  const model = await loadApp('de-CH');
  render(
    <WithMessages locale="de-CH">
      <AppPage locale="de-CH" model={model} />
    </WithMessages>,
  );
  return model;
}

beforeEach(() => reads.answers.set('settings', { ...settingsFixture, links }));
afterEach(cleanup);

describe('the page of the app', () => {
  it('R039 leads to the shops that have it, and has a code of each to scan beside the desk', async () => {
    const model = await shown();
    for (const [store, url] of Object.entries(links)) {
      const addresses = screen.getAllByRole('link').filter((link) => link.getAttribute('href') === url);
      expect(addresses.length).toBe(2);
      expect(addresses[1]?.textContent).toBe(url.slice('https://'.length));
      const name = store === 'appStore' ? words.appStore : words.playStore;
      expect(pathOf(screen.getByRole('img', { name: `QR-Code für ${name}` }))).toBe(codeOf(url));
    }
    expect(screen.getByText(words.tickets.title)).toBeDefined();
    expect(appJsonLd('de-CH', model, webEnvironment().siteOrigins)).toMatchObject([
      { '@type': 'MobileApplication', operatingSystem: 'iOS, Android', installUrl: Object.values(links) },
    ]);
  });

  it.each([{ ...settingsFixture, links: {} }, { failure: { kind: 'timeout' } }])(
    'R039 says where to go where no shop is known: %#',
    async (settings) => {
      reads.answers.set('settings', settings);
      const model = await shown();
      expect(screen.getByText(words.noneTitle)).toBeDefined();
      expect(screen.getByRole('link', { name: words.toFilms }).getAttribute('href')).toBe('/de/filme-events');
      expect(appJsonLd('de-CH', model, webEnvironment().siteOrigins)).toEqual([]);
    },
  );
});
