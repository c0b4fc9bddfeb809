import { runInNewContext } from 'node:vm';
import { Window } from 'happy-dom';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDatabase, type OpenDatabase } from '../../database/open.ts';
import { openHost, TestBrowser, type TestHost } from '../test-kit.ts';
import { accountWords } from '../words/words.ts';
import { script } from './script.ts';

let database: OpenDatabase;
let host: TestHost;
beforeAll(async () => {
  database = await openDatabase({ kind: 'memory' });
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
