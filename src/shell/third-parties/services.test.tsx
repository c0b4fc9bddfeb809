// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pageFacts } from '#src/tracking/page-facts.ts';
import type { Services } from './services.ts';

const loaded = vi.hoisted((): string[] => []);
vi.mock('#src/api/browser/load-script.ts', () => ({
  loadScript: ({ src = '' }: Record<string, string>) => {
    loaded.push(src);
    return Promise.resolve();
  },
}));

const tags = 'https://tags.example.com/container.js';
const feedback = 'https://tags.example.com/feedback.js';
const services: Services = {
  analyticsScript: tags,
  feedbackScript: feedback,
  chat: null,
  scripts: [{ src: 'https://tags.example.com/injected.js', 'data-id': '7' }],
};
const facts = pageFacts({ locale: 'fr-FR', page: { page: 'home' }, environment: 'test', currency: 'EUR' });
const words = { label: 'Cookies', text: 'Question', accept: 'Oui', refuse: 'Non', chat: '', chatFailed: '' };

let parts: {
  Services: typeof import('./third-party-services.client.tsx').ThirdPartyServices;
  Opener: typeof import('./consent-button.client.tsx').ConsentButton;
};

beforeEach(async () => {
  vi.resetModules();
  loaded.length = 0;
  vi.stubGlobal('requestIdleCallback', (work: () => void) => work());
  document.cookie = 'consent=; Max-Age=0; Path=/';
  delete window.dataLayer;
  delete document.documentElement.dataset['thirdParties'];
  const { accountStore } = await import('#src/visitor/account/store.ts');
  accountStore.setState({ status: 'off' });
  parts = {
    Services: (await import('./third-party-services.client.tsx')).ThirdPartyServices,
    Opener: (await import('./consent-button.client.tsx')).ConsentButton,
  };
});
afterEach(() => {
  cleanup();
  history.replaceState(null, '', '/');
  vi.unstubAllGlobals();
});

function show() {
  const { Services: Shown, Opener } = parts;
  return render(
    <>
      <Opener>Cookies choisir</Opener>
      <Shown services={services} facts={facts} language="fr" words={words} />
    </>,
  );
}
const scripts = () => loaded;
/** Waits until all started imports are loaded and have taken effect. */
const settled = () => act(() => vi.dynamicImportSettled());
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

describe('consent', () => {
  it('R294 is asked for, both answers alike, and nothing is loaded before it is given', async () => {
    show();
    await settled();
    expect(screen.getByRole('region', { name: 'Cookies' })).toBeDefined();
    const [refuse, accept] = ['Non', 'Oui'].map((name) => screen.getByRole('button', { name }));
    expect(refuse?.className).toBe(accept?.className);
    expect(scripts()).toEqual([]);
    expect(window.dataLayer).toBeUndefined();
  });

  it('R121 R294 loads every script once and tells of the page', async () => {
    const { rerender } = show();
    press('Oui');
    await waitFor(() => expect(scripts()).toHaveLength(3), { timeout: 2_000 });
    expect(scripts().toSorted()).toEqual([tags, feedback, 'https://tags.example.com/injected.js'].toSorted());
    await waitFor(() => expect(window.dataLayer).toMatchObject([{ pageName: 'home' }]));
    expect(screen.queryByRole('region')).toBeNull();
    const { Services: Shown } = parts;
    rerender(<Shown services={{ ...services }} facts={facts} language="fr" words={words} />);
    await waitFor(() => expect(scripts()).toHaveLength(3));
    expect(document.cookie).toContain('consent=granted');
  });

  it('starts no script where the address tells needs, or the device keeps them', async () => {
    const { keepNeeds } = await import('#src/visitor/needs/kept-needs.ts');
    document.cookie = 'consent=granted; Path=/';
    history.replaceState(null, '', '/films/filters/needs-step-free');
    show();
    await settled();
    cleanup();
    history.replaceState(null, '', '/films');
    keepNeeds(['step-free']);
    show();
    await settled();
    expect(scripts()).toEqual([]);
    act(() => {
      keepNeeds([]);
    });
    await waitFor(() => expect(scripts()).toHaveLength(3), { timeout: 2_000 });
  });

  it('leaves a link to an address that tells needs to the browser', async () => {
    document.cookie = 'consent=granted; Path=/';
    show();
    await waitFor(() => expect(scripts()).toHaveLength(3), { timeout: 2_000 });
    const heard = vi.fn<() => void>();
    document.body.insertAdjacentHTML(
      'beforeend',
      '<a href="/films/filters/needs-step-free">Needs</a><a href="/films/filters/tags-imax">IMAX</a>',
    );
    for (const link of document.querySelectorAll('body > a')) {
      link.addEventListener('click', (event) => {
        event.preventDefault();
        heard();
      });
      link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    }
    expect(heard).toHaveBeenCalledTimes(1);
    for (const link of document.querySelectorAll('body > a')) link.remove();
  });

  it('is remembered where it was refused', async () => {
    show();
    press('Non');
    await settled();
    expect(screen.queryByRole('region')).toBeNull();
    expect(document.cookie).toContain('consent=denied');
    expect(scripts()).toEqual([]);
  });

  it('R118 can be changed by the footer’s link, which has the focus back afterwards', () => {
    show();
    press('Non');
    const opener = screen.getByRole('button', { name: 'Cookies choisir' });
    opener.focus();
    fireEvent.click(opener);
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Cookies' }));
    press('Non');
    expect(document.activeElement).toBe(opener);
  });

  it('loads the page anew where what runs is no longer wanted', async () => {
    const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined);
    show();
    press('Oui');
    await waitFor(() => expect(scripts()).toContain(tags));
    press('Cookies choisir');
    press('Non');
    await waitFor(() => expect(reload).toHaveBeenCalledOnce());
  });

  it('R214 is not asked for in the mobile app, and nothing is loaded there', async () => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 VeloursApp/3.2');
    document.cookie = 'consent=granted; Path=/';
    show();
    await settled();
    expect(screen.queryByRole('region')).toBeNull();
    expect(scripts()).toEqual([]);
  });
});
