import { describe, expect, it, vi } from 'vitest';
import { bridgeOf, greetApp, isAppWebview } from './app-webview.ts';

describe('the mobile app', () => {
  it('R214 is known by the marker of its user agent', () => {
    expect(isAppWebview('Mozilla/5.0 (iPhone) AppleWebKit/605 Mobile VeloursApp/3.2')).toBe(true);
    expect(isAppWebview('Mozilla/5.0 (iPhone) AppleWebKit/605 Safari/604')).toBe(false);
  });

  it.each([
    [
      'WebKit',
      (post: () => void) => ({ webkit: { messageHandlers: { VeloursBridge: { postMessage: post } } } }),
    ],
    ['Android', (post: () => void) => ({ VeloursBridge: { postMessage: post } })],
    ['React Native', (post: () => void) => ({ ReactNativeWebView: { postMessage: post } })],
  ])('R214 is told activeUL over the bridge of %s', (_kind, viewOf) => {
    const post = vi.fn<() => void>();
    expect(greetApp(viewOf(post))).toBe(true);
    expect(post).toHaveBeenCalledExactlyOnceWith('activeUL');
  });

  it('calls the bridge as its own method', () => {
    const bridge = {
      heard: '',
      postMessage(message: string) {
        this.heard = message;
      },
    };
    greetApp({ VeloursBridge: bridge });
    expect(bridge.heard).toBe('activeUL');
  });

  it('is left alone where there is no bridge, or one that fails', () => {
    expect(bridgeOf({})).toBeNull();
    expect(bridgeOf({ webkit: { messageHandlers: {} }, VeloursBridge: 'text' })).toBeNull();
    const failing = {
      postMessage: () => {
        throw new Error('gone');
      },
    };
    expect(greetApp({ VeloursBridge: failing })).toBe(false);
  });
});
