import { describe, expect, it } from 'vitest';
import { thirdPartyDirectives, type ThirdParties, type ThirdPartyHosts } from '#src/config/third-parties.ts';
import { settingsFixture } from '#src/contract/settings/fixture.ts';
import { settings as settingsSchema, type Settings } from '#src/contract/settings/schema.ts';
import { safeInjections } from './injections.ts';
import { thirdPartyView } from './load-third-parties.ts';

const none = Object.fromEntries(thirdPartyDirectives.map((name) => [name, []])) as unknown as ThirdPartyHosts;
const hosts: ThirdPartyHosts = {
  ...none,
  'script-src': ['https://tags.example.com'],
  'img-src': ['https://pixel.example.com'],
};

type Injection = Settings['injections'][number];
const injection = (
  element: string,
  attributes: Record<string, string>,
  more: Partial<Injection> = {},
): Injection => ({
  position: 'head',
  element,
  value: null,
  attributes,
  ...more,
});

function taken(...injections: Injection[]) {
  const told: string[] = [];
  return { ...safeInjections(injections, hosts, (what, why) => told.push(`${what}: ${why}`)), told };
}

describe('injections', () => {
  it('R195 take a meta, a link, a script and a picture of allowed hosts', () => {
    const { told, ...safe } = taken(
      injection('meta', { name: 'site-verification', content: 'abc' }),
      injection('LINK', { rel: 'preconnect', href: 'https://tags.example.com' }),
      injection('script', { src: 'https://tags.example.com/a.js', 'data-id': '7', async: '' }),
      injection('img', { src: 'https://pixel.example.com/p?x=1', width: '1' }, { position: 'noscript' }),
    );
    expect(safe).toEqual({
      head: [
        { element: 'meta', attributes: { name: 'site-verification', content: 'abc' } },
        { element: 'link', attributes: { rel: 'preconnect', href: 'https://tags.example.com' } },
      ],
      scripts: [{ src: 'https://tags.example.com/a.js', 'data-id': '7' }],
      images: [{ alt: '', src: 'https://pixel.example.com/p?x=1', width: '1' }],
    });
    expect(told).toEqual([]);
  });

  it.each([
    ['an inline script', injection('script', {}, { value: 'alert(1)' })],
    [
      'a script with text',
      injection('script', { src: 'https://tags.example.com/a.js' }, { value: 'alert(1)' }),
    ],
    ['a script of another host', injection('script', { src: 'https://evil.example/a.js' })],
    [
      'a script of a host like ours',
      injection('script', { src: 'https://tags.example.com.evil.example/a.js' }),
    ],
    [
      'a script with a user in its address',
      injection('script', { src: 'https://tags.example.com@evil.example/a.js' }),
    ],
    ['a script without tls', injection('script', { src: 'http://tags.example.com/a.js' })],
    ['a script of data', injection('script', { src: 'data:text/javascript,alert(1)' })],
    [
      'a script of another kind',
      injection('script', { src: 'https://tags.example.com/a.js', type: 'importmap' }),
    ],
    ['a refresh', injection('meta', { 'http-equiv': 'refresh', content: '0;url=https://evil.example' })],
    ['a policy', injection('meta', { 'http-equiv': 'content-security-policy', content: '*' })],
    ['a word for robots', injection('meta', { name: 'robots', content: 'noindex' })],
    ['a viewport', injection('meta', { name: 'Viewport', content: 'width=1' })],
    ['a style sheet', injection('link', { rel: 'stylesheet', href: 'https://tags.example.com/a.css' })],
    ['a canonical address', injection('link', { rel: 'canonical', href: 'https://tags.example.com' })],
    ['an icon of another host', injection('link', { rel: 'icon', href: 'https://evil.example/i.png' })],
    ['a base', injection('base', { href: 'https://evil.example' })],
    ['a style', injection('style', {}, { value: 'body{display:none}' })],
    [
      'a frame without script',
      injection('iframe', { src: 'https://tags.example.com' }, { position: 'noscript' }),
    ],
    ['text without script', injection('p', {}, { position: 'noscript', value: '<script>alert(1)</script>' })],
    [
      'a picture of another host',
      injection('img', { src: 'https://evil.example/p' }, { position: 'noscript' }),
    ],
    ['a picture in the head', injection('img', { src: 'https://pixel.example.com/p' })],
    ['an element that is none', injection('script src=x', { src: 'https://tags.example.com/a.js' })],
  ])('R195 leave out %s and say so', (_case, given) => {
    const { told, ...safe } = taken(given);
    expect(safe).toEqual({ head: [], scripts: [], images: [] });
    expect(told.length).toBeGreaterThan(0);
  });

  it('R195 leave out attributes that do something', () => {
    const { scripts, images, told } = taken(
      injection('script', { src: 'https://tags.example.com/a.js', ONLOAD: 'alert(1)', nonce: 'x' }),
      injection(
        'img',
        { src: 'https://pixel.example.com/p', onerror: 'alert(1)', style: 'position:fixed', srcset: 'x' },
        { position: 'noscript' },
      ),
    );
    expect(scripts).toEqual([{ src: 'https://tags.example.com/a.js' }]);
    expect(images).toEqual([{ alt: '', src: 'https://pixel.example.com/p' }]);
    expect(told).toHaveLength(5);
  });

  it('R195 without a valid position or element never get this far', () => {
    const raw = [{ position: 'body', element: 'img' }, { position: 'head' }, injection('meta', {})];
    expect(settingsSchema.parse({ ...settingsFixture, injections: raw }).injections).toEqual([
      injection('meta', {}),
    ]);
  });
});

const off: ThirdParties = { hosts: none, analyticsScript: null, feedbackScript: null, captchaScript: null };

describe('what a page has of other companies', () => {
  it('R294 is nothing where the operator names none, whatever the settings ask for', () => {
    expect(thirdPartyView(settingsFixture, off).services).toBeNull();
    expect(thirdPartyView(null, off).services).toBeNull();
  });

  it('R195 has the chat where both of its hosts are allowed, and it has all of its fields', () => {
    const chat = {
      ...none,
      'script-src': ['https://chat.example.org'],
      'connect-src': ['https://chat.example.org'],
    };
    expect(thirdPartyView(settingsFixture, { ...off, hosts: chat }).services?.chat).toEqual(
      settingsFixture.agentforce,
    );
    for (const hostless of [
      { ...chat, 'script-src': [] },
      { ...chat, 'connect-src': [] },
    ])
      expect(thirdPartyView(settingsFixture, { ...off, hosts: hostless }).services).toBeNull();
    const partial = settingsSchema.parse({
      ...settingsFixture,
      agentforce: { ...settingsFixture.agentforce, orgId: null },
    });
    expect(thirdPartyView(partial, { ...off, hosts: chat }).services).toBeNull();
  });

  it('R294 the chat is another one where the settings name another one', () => {
    const other = 'https://talk.example.net';
    const allowed = { ...none, 'script-src': [other], 'connect-src': [other] };
    const agentforce = { ...settingsFixture.agentforce, deploymentUrl: `${other}/deploy`, scrt2Url: other };
    const settings = settingsSchema.parse({ ...settingsFixture, agentforce });
    expect(thirdPartyView(settings, { ...off, hosts: allowed }).services?.chat).toEqual(agentforce);
    expect(thirdPartyView(settingsFixture, { ...off, hosts: allowed }).services).toBeNull();
  });

  it('R294 has a tag manager and a feedback widget by one setting each', () => {
    const tags = 'https://tags.example.com/a.js';
    expect(thirdPartyView(null, { ...off, analyticsScript: tags }).services).toMatchObject({
      analyticsScript: tags,
    });
    expect(thirdPartyView(null, { ...off, feedbackScript: tags }).services).toMatchObject({
      feedbackScript: tags,
    });
  });
});
