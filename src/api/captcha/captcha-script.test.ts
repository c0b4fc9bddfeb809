// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { captchaScript } from './captcha-script.ts';

const { loadScript } = vi.hoisted(() => ({
  loadScript: vi.fn<(attributes: Readonly<Record<string, string>>) => Promise<void>>(),
}));
vi.mock('../browser/load-script.ts', () => ({ loadScript }));

/** Each test has a script of its own: a script that has been loaded stays on the page. */
const keyOf = (name: string) => ({
  siteKey: 'site key',
  script: `https://captcha.example.com/${name}.js?render={key}`,
});

afterEach(() => {
  loadScript.mockReset();
  Reflect.deleteProperty(globalThis, 'grecaptcha');
});

describe('the script of another company’s captcha', () => {
  it('D24 is loaded once, with the site key, and asked for a token when it is ready', async () => {
    const asked: unknown[] = [];
    loadScript.mockImplementation(() => {
      const execute = (...given: unknown[]) => {
        asked.push(given);
        return Promise.resolve('token-1');
      };
      Reflect.set(globalThis, 'grecaptcha', { ready: (run: () => void) => run(), execute });
      return Promise.resolve();
    });
    const service = captchaScript(keyOf('good'));
    expect(loadScript).not.toHaveBeenCalled();
    for (const time of [1, 2]) {
      await service.load();
      expect([time, await service.execute('site key')]).toEqual([time, 'token-1']);
    }
    expect(loadScript.mock.calls).toEqual([
      [{ src: 'https://captcha.example.com/good.js?render=site%20key' }],
    ]);
    expect(asked).toEqual([
      ['site key', { action: 'card' }],
      ['site key', { action: 'card' }],
    ]);
  });

  it('is loaded anew after it could not be loaded', async () => {
    loadScript.mockRejectedValueOnce(new Error('gone')).mockResolvedValueOnce(undefined);
    const service = captchaScript(keyOf('gone'));
    await expect(service.load()).rejects.toThrow('gone');
    Reflect.set(globalThis, 'grecaptcha', { ready: (run: () => void) => run(), execute: () => 'token' });
    await expect(service.load()).resolves.toBeUndefined();
    expect(loadScript).toHaveBeenCalledTimes(2);
  });

  it('says what it expected when the script brings something else', async () => {
    loadScript.mockResolvedValue(undefined);
    await expect(captchaScript(keyOf('other')).load()).rejects.toThrow(
      'expected grecaptcha with ready and execute',
    );
  });
});
