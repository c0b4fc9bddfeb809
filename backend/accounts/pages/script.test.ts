import { runInNewContext } from 'node:vm';
import { Window } from 'happy-dom';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../../database/open.ts';
import { openTestDatabase } from '../../database/test-database.ts';
import { newMember, openHost, TestBrowser, type TestHost } from '../test-kit.ts';
import { accountWords } from '../words/words.ts';
import { script } from './script.ts';

let database: OpenDatabase;
let host: TestHost;
beforeAll(async () => {
  database = await openTestDatabase();
  host = await openHost(database);
});
afterAll(async () => {
  await host.app.close();
  await database.close();
});

/** A page as the browser has it before its script ran, and what runs it. */
async function opened(path: string) {
  const { body } = await new TestBrowser(host).send({ url: path });
  const window = new Window({ url: 'http://account.velours.test/' });
  const { document } = window;
  document.body.innerHTML = /<body>([\s\S]*)<\/body>/.exec(body)?.[1] ?? '';
  const run = () => {
    runInNewContext(script, { window, document, location: window.location, JSON });
    document.dispatchEvent(new window.Event('DOMContentLoaded'));
  };
  const input = document.querySelector('input[type="password"]');
  const button = document.querySelector('[data-reveal]');
  if (!(input instanceof window.HTMLInputElement) || !(button instanceof window.HTMLButtonElement))
    throw new Error(`${path} has no password that can be shown`);
  const state = () => [input.type, button.hidden, button.getAttribute('aria-pressed')];
  return { window, run, input, button, state };
}

it.each(['fr', 'en', 'de', 'nl'] as const)(
  'a password is shown while its button is pressed, and sent hidden: %s',
  async (language) => {
    const { window, run, input, button, state } = await opened(`/${language}/sign-in?site=fr`);
    // Without script the field works, and there is no button that would do nothing.
    expect(state()).toEqual(['password', true, 'false']);
    expect(button.getAttribute('aria-label')).toBe(accountWords[language].fields.reveal);
    expect(button.getAttribute('aria-controls')).toBe(input.id);
    run();
    expect(state()).toEqual(['password', false, 'false']);
    button.click();
    expect(state()).toEqual(['text', false, 'true']);
    button.click();
    expect(state()).toEqual(['password', false, 'false']);
    button.click();
    input.form?.dispatchEvent(new window.Event('submit'));
    expect(state()).toEqual(['password', false, 'false']);
    await window.happyDOM.close();
  },
);

it.each(['register', 'sign-in'])('every password of %s has the button', async (page) => {
  const { body } = await new TestBrowser(host).send({ url: `/fr/${page}?site=fr` });
  expect(body.match(/type="password"/g)?.length).toBe(body.match(/data-reveal=/g)?.length);
});

describe('the welcome in a frame', () => {
  /** The welcome of a new member in the frame of a site, and what its leaving sends. */
  async function welcomed() {
    const { browser } = await newMember(host);
    const { body } = await browser.send({ url: '/fr/mail?site=fr' });
    const window = new Window({ url: 'http://account.velours.test/fr/mail?site=fr' });
    const { document } = window;
    document.body.innerHTML = /<body>([\s\S]*)<\/body>/.exec(body)?.[1] ?? '';
    if (/<html[^>]* data-sends/.test(body)) document.documentElement.dataset['sends'] = '';
    const sent: [string, string][] = [];
    const leaving: (() => void)[] = [];
    runInNewContext(script, {
      window: { parent: {} },
      document,
      location: window.location,
      URLSearchParams,
      FormData: window.FormData,
      navigator: { sendBeacon: (url: string, form: URLSearchParams) => sent.push([url, String(form)]) },
      addEventListener: (name: string, listener: () => void) => {
        if (name === 'pagehide') leaving.push(listener);
      },
    });
    document.dispatchEvent(new window.Event('DOMContentLoaded'));
    return { browser, window, document, sent, leave: () => leaving.forEach((listener) => listener()) };
  }

  it('D53 R201 counts as seen however it is left', async () => {
    const { browser, sent, leave } = await welcomed();
    leave();
    expect(sent).toHaveLength(1);
    const [url = '', form = ''] = sent[0] ?? [];
    expect(new URL(url).pathname).toBe('/fr/mail');
    expect(form).toContain('xsrf=');
    const first = async () =>
      (await browser.call('GET', '/accounts/me')).json<{ firstLogin: boolean }>().firstLogin;
    expect(await first()).toBe(true);
    await browser.submit('mail', {});
    expect(await first()).toBe(false);
    expect((await browser.send({ url: '/fr/mail?site=fr' })).body).not.toContain(' data-sends');
  });

  it('D53 stays for another language', async () => {
    const { window, document, sent, leave } = await welcomed();
    document.querySelector('a[hreflang]')?.dispatchEvent(new window.Event('click'));
    leave();
    expect(sent).toEqual([]);
  });
});
