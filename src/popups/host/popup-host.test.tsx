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
import { openPopup } from '../protocol/open-popup.ts';
import { closePopups } from '../protocol/store.ts';
import { popupTrigger } from '../protocol/trigger.ts';
import { PopupHost } from './popup-host.client.tsx';

/** Whether the content of the list of partners throws while it renders. */
const broken = vi.hoisted(() => ({ is: false }));
vi.mock('../subscription/partners-popup.tsx', async () => {
  const { PopupPanel } = await import('#src/ui/dialog/popup-panel.tsx');
  return {
    default: () => {
      if (broken.is) throw new Error('broken content');
      return <PopupPanel title="Partenaires">{null}</PopupPanel>;
    },
  };
});
const reported = vi.hoisted(() => vi.fn<(kind: string, thrown: unknown) => void>());
vi.mock('#src/visitor/errors/report-error.ts', () => ({ reportError: reported }));

const origin = 'http://fr.velours.test';
let tagsStatus = 200;
let messagesStatus = 200;
const server = setupServer(
  http.get(`${origin}/assets/i18n/fr.json`, () =>
    messagesStatus === 200
      ? HttpResponse.json(messagesOf('fr-FR'))
      : new HttpResponse(null, { status: messagesStatus }),
  ),
  http.get(`${origin}/assets/i18n/de.json`, () => new HttpResponse(null, { status: messagesStatus })),
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
const words = { close: 'Fermer', loading: 'Un instant', failed: 'Raté', retry: 'Encore', follow: 'Aller' };
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
  broken.is = false;
  reported.mockReset();
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
    // The messages of French are fetched once, perhaps by a test before.
    render(<PopupHost config={{ ...config, locale: 'de-CH' }} words={words} />);
    act(() => openPopup('showTrailer', { show: 'a-1' }));
    expect(await screen.findByRole('heading', { name: 'Raté' })).toBeDefined();
    expect(screen.getByRole('button', { name: 'Encore' })).toBeDefined();
  });

  it('D31 an exception in a popup costs the popup alone: it says so, leads where the link leads, and tries again', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    broken.is = true;
    render(
      <>
        <p>the page</p>
        <a href="http://fr.velours.test/abonnement#partenaires" {...popupTrigger('partners')}>
          Open
        </a>
        <PopupHost config={config} words={words} />
      </>,
    );
    fireEvent.click(screen.getByText('Open'));
    expect(await screen.findByRole('heading', { name: 'Raté' })).toBeDefined();
    expect(screen.getByText('the page')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Aller' }).getAttribute('href')).toBe(`${origin}/abonnement`);
    expect(reported.mock.calls).toEqual([['boundary', new Error('broken content')]]);
    broken.is = false;
    fireEvent.click(screen.getByRole('button', { name: 'Encore' }));
    expect(await screen.findByRole('heading', { name: 'Partenaires' })).toBeDefined();
    expect(screen.queryByRole('heading', { name: 'Raté' })).toBeNull();
  });

  it.each([
    ['what opens it on the page', true],
    ['the content of the page', false],
  ])('R149 closed, a popup that an address opened gives the focus to %s', async (_what, has) => {
    const { container } = render(
      <>
        <main id="content" tabIndex={-1}>
          {has ? (
            <button type="button" {...popupTrigger('partners')}>
              Open
            </button>
          ) : null}
        </main>
        <PopupHost config={config} words={words} />
      </>,
    );
    act(() => openPopup('partners', {}));
    expect(await screen.findByRole('heading', { name: 'Partenaires' })).toBeDefined();
    fireEvent.click(await screen.findByRole('button', { name: 'Fermer' }));
    await waitFor(() => expect(document.querySelector('dialog')).toBeNull());
    expect(document.activeElement).toBe(container.querySelector(has ? 'main button' : 'main'));
  });

  it('leads nowhere else where the trigger is a button, or a link to a place of the page itself', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    broken.is = true;
    render(
      <>
        <a href="#there" {...popupTrigger('partners')}>
          Link
        </a>
        <button type="button" {...popupTrigger('partners')}>
          Button
        </button>
        <PopupHost config={config} words={words} />
      </>,
    );
    for (const name of ['Link', 'Button']) {
      fireEvent.click(screen.getByText(name));
      expect(await screen.findByRole('heading', { name: 'Raté' })).toBeDefined();
      expect(screen.queryByRole('link', { name: 'Aller' })).toBeNull();
      act(closePopups);
    }
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
