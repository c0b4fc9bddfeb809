import type { Settings } from './schema.ts';

/** Settings with an injection and live chat. */
export const settingsFixture: Settings = {
  clientUrl: 'https://compte.example.org',
  cmdUrl: 'https://tunnel.example.org',
  cookieNames: { lang: 'lang', locator: 'locator' },
  features: { voucherCheckerEnabled: false, offers: true },
  links: { homeVideo: 'https://video.example.org' },
  injections: [
    { position: 'head', element: 'meta', value: null, attributes: { name: 'x-site', content: 'velours' } },
    { position: 'noscript', element: 'p', value: 'Activez le script.', attributes: {} },
  ],
  youtubeChannel: 'velours-cinemas',
  captchaKey: 'demo-key',
  agentforce: {
    orgId: 'org-1',
    scrt2Url: 'https://chat.example.org/scrt2',
    deploymentName: 'velours_chat',
    deploymentUrl: 'https://chat.example.org/deployment',
  },
  locator: { maxGeolocationCinemas: 6, maxGeolocationDistance: 50 },
};
