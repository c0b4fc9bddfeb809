// @vitest-environment happy-dom
// @vitest-environment-options {"url": "http://fr.velours.test"}
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { StrictMode } from 'react';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { tagsFixture } from '#src/contract/tags/fixture.ts';
import { messagesOf } from '#src/i18n/messages.ts';
import type { VisitorConfig } from '#src/visitor/config.ts';
import { closePopups, openPopup } from '../protocol/store.ts';
import { popupTrigger } from '../protocol/trigger.ts';
import { PopupHost } from './popup-host.client.tsx';

const origin = 'http://fr.velours.test';
let tagsStatus = 200;
let messagesStatus = 200;
const server = setupServer(
  http.get(`${origin}/assets/i18n/fr.json`, () =>
    messagesStatus === 200
      ? HttpResponse.json(messagesOf('fr-FR'))
      : new HttpResponse(null, { status: messagesStatus }),
  ),
  http.get(`${origin}/api/tags`, () =>
    tagsStatus === 200 ? HttpResponse.json(tagsFixture) : new HttpResponse(null, { status: tagsStatus }),
  ),
);

const config: VisitorConfig = {
  locale: 'fr-FR',
  account: null,
  favouriteLimit: 5,
  nearby: { cinemas: 6, kilometres: 50 },
  fixedNow: null,
};
const words = { close: 'Fermer', loading: 'Un instant', failed: 'Raté', retry: 'Encore' };
const [tag] = tagsFixture;
if (tag === undefined) throw new Error('no tag in the fixture');

function show() {
  return render(
    <>
      <a href="#there" {...popupTrigger('experienceTeaser', { tag: tag?.slug ?? '' })}>
        Open
      </a>
      <PopupHost config={config} words={words} />
    </>,
  );
}

const popup = () => screen.findByRole('dialog');

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
beforeEach(() => {
  tagsStatus = 200;
  messagesStatus = 200;
  vi.stubGlobal('innerWidth', 1280);
});
afterEach(() => {
  act(closePopups);
  cleanup();
  vi.unstubAllGlobals();
});
afterAll(() => server.close());

describe('where popups open', () => {
  it('says so when a popup cannot be brought, with a way to try again', async () => {
    messagesStatus = 500;
    show();
    act(() => openPopup('showTrailer', { show: 'a-1' }));
    expect(await screen.findByRole('heading', { name: 'Raté' })).toBeDefined();
    expect(screen.getByRole('button', { name: 'Encore' })).toBeDefined();
  });

  it('R147 R160 a trigger of the page opens the popup that it names, with its content', async () => {
    show();
    expect(document.querySelector('dialog')).toBeNull();
    fireEvent.click(screen.getByText('Open'));
    const dialog = await popup();
    expect(dialog.dataset['placement']).toBe('beside');
    expect(await screen.findByRole('heading', { name: tag.modalTitle ?? tag.title })).toBeDefined();
  });

  it('R149 the close control closes it, and the focus comes back to the trigger', async () => {
    show();
    fireEvent.click(screen.getByText('Open'));
    await popup();
    // The panel that is shown while the content loads has a close button of its own, which leaves with the panel.
    await screen.findByRole('heading', { name: tag.modalTitle ?? tag.title });
    fireEvent.click(await screen.findByRole('button', { name: 'Fermer' }));
    await waitFor(() => expect(document.querySelector('dialog')).toBeNull());
    expect(document.activeElement).toBe(screen.getByText('Open'));
  });

  it('stays open in strict mode, which mounts twice: the browser tells of the first closing when it is open again', async () => {
    const close = vi.spyOn(HTMLDialogElement.prototype, 'close').mockImplementation(function late(
      this: HTMLDialogElement,
    ) {
      this.removeAttribute('open');
      queueMicrotask(() => this.dispatchEvent(new Event('close')));
    });
    render(<PopupHost config={config} words={words} />, { wrapper: StrictMode });
    act(() => openPopup('experienceTeaser', { tag: tag.slug }));
    expect(await screen.findByRole('heading', { name: tag.modalTitle ?? tag.title })).toBeDefined();
    expect(close).toHaveBeenCalled();
    close.mockRestore();
  });

  it('leaves a click that asks for a new tab to the browser', () => {
    show();
    fireEvent.click(screen.getByText('Open'), { ctrlKey: true });
    expect(document.querySelector('dialog')).toBeNull();
  });

  it('R151 does not open where the window is larger than the popup allows', async () => {
    show();
    act(() => openPopup('mobileTrailer', { show: 'a-1' }));
    act(() => openPopup('experienceTeaser', { tag: tag.slug }));
    // The one that is allowed is there, so the other one has had its time.
    await screen.findByRole('heading', { name: tag.modalTitle ?? tag.title });
    expect(document.querySelectorAll('dialog')).toHaveLength(1);
  });
});
