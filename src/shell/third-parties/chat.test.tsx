// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ChatLauncher } from './chat-launcher.client.tsx';

const config = {
  orgId: 'org-1',
  scrt2Url: 'https://chat.example.org/scrt2/',
  deploymentName: 'velours_chat',
  deploymentUrl: 'https://chat.example.org/deployment',
};
const loadScript = vi.hoisted(() => vi.fn<(attributes: Record<string, string>) => Promise<void>>());
vi.mock('#src/api/browser/load-script.ts', () => ({ loadScript }));

let configuration: object = {};
const asked = vi.fn<() => Promise<Response>>(() => Promise.resolve(Response.json(configuration)));

beforeEach(() => {
  configuration = {};
  asked.mockClear();
  loadScript.mockReset();
  loadScript.mockResolvedValue();
  vi.stubGlobal('fetch', asked);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(window, 'embeddedservice_bootstrap');
});

describe('the way to the chat', () => {
  const launcher = <ChatLauncher config={config} language="fr" open="Discuter" failed="Pas de chat" />;

  it('R259 is not there while nobody is', async () => {
    configuration = { hideNoAgents: true };
    render(launcher);
    await waitFor(() => expect(asked).toHaveBeenCalled());
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('R294 loads its script when it is pressed, and says so for a while where it cannot be had', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] });
    loadScript.mockRejectedValue(new Error('blocked'));
    render(launcher);
    const button = await screen.findByRole('button', { name: 'Discuter' });
    expect(loadScript).not.toHaveBeenCalled();
    fireEvent.click(button);
    expect(loadScript).toHaveBeenCalledExactlyOnceWith({
      src: 'https://chat.example.org/deployment/assets/js/bootstrap.min.js',
    });
    expect(await screen.findByText('Pas de chat')).toBeDefined();
    await act(async () => vi.advanceTimersByTimeAsync(10_000));
    expect(screen.queryByText('Pas de chat')).toBeNull();
    vi.useRealTimers();
  });

  it('R294 opens the chat with its deployment', async () => {
    const init = vi.fn<() => void>(() => void dispatchEvent(new Event('onEmbeddedMessagingReady')));
    const launchChat = vi.fn<() => Promise<void>>(() => Promise.resolve());
    const settings: { language?: string } = {};
    Object.assign(window, { embeddedservice_bootstrap: { init, settings, utilAPI: { launchChat } } });
    render(launcher);
    fireEvent.click(await screen.findByRole('button'));
    await waitFor(() => expect(launchChat).toHaveBeenCalledOnce());
    expect(init).toHaveBeenCalledExactlyOnceWith('org-1', 'velours_chat', config.deploymentUrl, {
      scrt2URL: config.scrt2Url,
    });
    expect(settings.language).toBe('fr');
  });
});
