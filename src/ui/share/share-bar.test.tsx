// @vitest-environment happy-dom
// @vitest-environment-options {"url": "http://fr.velours.test/cinemas/velours-ourcq"}
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { WithMessages } from '#src/i18n/messages-test-kit.tsx';
import { ShareBar } from './share-bar.tsx';

const bar = (
  <WithMessages locale="fr-FR">
    <ShareBar
      locale="fr-FR"
      to={{ page: 'cinema', slug: 'velours-ourcq' }}
      title="Velours Ourcq"
      calendar={{ kind: 'calendar', language: 'fr', of: 'cinema', slug: 'velours-ourcq' }}
      subscribeAt="https://fr.velours.test"
      feed={{ kind: 'feed', language: 'fr', of: 'cinema', slug: 'velours-ourcq' }}
    />
  </WithMessages>
);
const address = 'http://fr.velours.test/cinemas/velours-ourcq';
const shareLink = () => screen.getByRole('link', { name: 'Partager' });

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** A browser with or without sharing, whose clipboard may refuse. */
function browser(parts: {
  share?: (data: object) => Promise<void>;
  write?: (text: string) => Promise<void>;
}) {
  vi.stubGlobal('navigator', { share: parts.share, clipboard: { writeText: parts.write } });
}

describe('what shares a view', () => {
  it('D51 is plain links without script: to the view, its calendar and its list', () => {
    const html = renderToStaticMarkup(bar);
    for (const path of [
      '/cinemas/velours-ourcq',
      // Imported once, and subscribed to.
      '/calendar/fr/cinema/velours-ourcq.ics',
      'webcal://fr.velours.test/calendar/fr/cinema/velours-ourcq.ics',
      '/feed/fr/cinema/velours-ourcq.xml',
    ])
      expect(html).toContain(`href="${path}"`);
  });

  it('D51 shares what the address asks for too', () => {
    render(
      <WithMessages locale="fr-FR">
        <ShareBar locale="fr-FR" to={{ page: 'search' }} query={{ q: 'lampe' }} title="Lampe" />
      </WithMessages>,
    );
    expect(shareLink().getAttribute('href')).toBe('/recherche?q=lampe');
  });

  it('uses the sharing of the device, and says nothing where the visitor changes their mind', async () => {
    const share = vi.fn<(data: object) => Promise<void>>(() => Promise.resolve());
    const write = vi.fn<(text: string) => Promise<void>>(() => Promise.resolve());
    browser({ share, write });
    render(bar);
    fireEvent.click(shareLink());
    expect(share).toHaveBeenCalledWith({ title: 'Velours Ourcq', url: address });
    share.mockImplementation(() => Promise.reject(new DOMException('closed', 'AbortError')));
    fireEvent.click(shareLink());
    await vi.waitFor(() => expect(share).toHaveBeenCalledTimes(2));
    expect(write).not.toHaveBeenCalled();
    expect(screen.getByRole('status').textContent).toBe('');
  });

  it('copies the address where the device has none, and announces it', async () => {
    const write = vi.fn<(text: string) => Promise<void>>(() => Promise.resolve());
    browser({ write });
    render(bar);
    fireEvent.click(shareLink());
    await vi.waitFor(() => expect(screen.getByRole('status').textContent).toBe('Adresse copiée'));
    expect(write).toHaveBeenCalledWith(address);
  });

  it('says so where nothing may be copied', async () => {
    browser({ write: () => Promise.reject(new Error('denied')) });
    render(bar);
    fireEvent.click(shareLink());
    await vi.waitFor(() =>
      expect(screen.getByRole('status').textContent).toBe('L’adresse n’a pas pu être copiée'),
    );
  });
});
