import { loadScript } from '#src/api/browser/load-script.ts';
import type { ChatConfig } from './services.ts';

/** The maximum time until the chat can be used, in milliseconds. */
const longestWait = 15_000;

function member(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}

function call(owner: unknown, name: string, given: readonly unknown[]): unknown {
  const method = member(owner, name);
  if (typeof method !== 'function') throw new Error(`the chat has no ${name}`);
  return Reflect.apply(method, owner, given);
}

let ready: Promise<unknown> | null = null;

async function load(config: ChatConfig, language: string): Promise<unknown> {
  const { orgId, deploymentName, deploymentUrl, scrt2Url } = config;
  await loadScript({ src: `${deploymentUrl.replace(/\/$/, '')}/assets/js/bootstrap.min.js` });
  const bootstrap: unknown = Reflect.get(window, 'embeddedservice_bootstrap');
  const messaging = new Promise<void>((resolve) => {
    addEventListener('onEmbeddedMessagingReady', () => resolve(), { once: true });
  });
  const settings = member(bootstrap, 'settings');
  if (typeof settings === 'object' && settings !== null) Reflect.set(settings, 'language', language);
  call(bootstrap, 'init', [orgId, deploymentName, deploymentUrl, { scrt2URL: scrt2Url }]);
  await messaging;
  return bootstrap;
}

/**
 * Loads the chat on the first call, and opens it.
 *
 * @throws when the chat could not be loaded in time
 */
export async function openChat(config: ChatConfig, language: string): Promise<void> {
  ready ??= load(config, language);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('the chat did not answer')), longestWait);
  });
  try {
    const bootstrap = await Promise.race([ready, late]);
    await call(member(bootstrap, 'utilAPI'), 'launchChat', []);
  } catch (error) {
    ready.catch(() => undefined);
    ready = null;
    throw error;
  } finally {
    clearTimeout(timer);
  }
}
