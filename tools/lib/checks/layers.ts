/**
 * Folders outside the backend that every part of the backend may import: its pages use the colours and the words of the
 * sites.
 */
const belowBackend = [
  'src/kernel',
  'src/contract',
  'src/sites',
  'src/routes',
  'src/config',
  'src/styles',
  'messages',
];

/** The other folders of the backend that each folder may import; files beside `main.ts` put everything together. */
const backendParts: Readonly<Record<string, readonly string[]>> = {
  html: [],
  http: [],
  database: [],
  captcha: ['database'],
  media: ['http'],
  catalogue: ['database', 'media'],
  mail: ['html', 'http', 'database'],
  accounts: ['html', 'http', 'database', 'captcha', 'catalogue', 'mail'],
  notices: ['html', 'http', 'database', 'catalogue', 'mail', 'accounts'],
  identity: ['html', 'http', 'database', 'accounts', 'config.ts'],
  cards: ['http', 'database', 'captcha', 'accounts'],
  import: ['http', 'database', 'media', 'catalogue', 'config.ts'],
  reports: ['http', 'accounts'],
  metrics: ['database', 'accounts', 'mail', 'reports'],
  backup: ['http', 'database', 'import', 'config.ts'],
  rolling: ['database', 'catalogue', 'import'],
  tunnel: ['html', 'http', 'database', 'catalogue'],
  server: ['http', 'database', 'media', 'catalogue'],
  'config.ts': ['captcha', 'media', 'mail'],
};

const backendLayers: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(
    Object.entries(backendParts).map(([part, below]) => [
      `backend/${part}`,
      [...belowBackend, ...below.map((name) => `backend/${name}`)],
    ]),
  ),
  backend: [...belowBackend, 'backend'],
};

/**
 * The layers that each layer may import besides itself (ADR-0032). Imports go in one direction; a layer that is not
 * listed may not be imported.
 */
export const layers: Readonly<Record<string, readonly string[]>> = {
  'src/kernel': [],
  'src/config': ['src/kernel', 'src/sites'],
  'src/sites': ['src/kernel'],
  'src/contract': ['src/kernel', 'src/sites', 'src/config'],
  'src/routes': ['src/kernel', 'src/sites', 'src/config'],
  'src/i18n': ['src/kernel', 'src/sites', 'src/config', 'src/routes', 'messages'],
  'src/api': [
    'src/kernel',
    'src/sites',
    'src/config',
    'src/contract',
    'src/routes',
    'src/i18n',
    'src/domain',
  ],
  'src/domain': ['src/kernel', 'src/sites', 'src/config', 'src/contract', 'src/routes', 'src/i18n'],
  'src/styles': [],
  // The protocol opens popups and knows the open ones. It is below the layers that draw, so that a card can open a
  // popup by name.
  'src/popups/protocol': ['src/kernel', 'src/styles'],
  'src/ui': [
    'src/kernel',
    'src/sites',
    'src/config',
    'src/routes',
    'src/i18n',
    'src/domain',
    'src/styles',
    'src/popups/protocol',
  ],
  'src/seo': [
    'src/kernel',
    'src/sites',
    'src/config',
    'src/routes',
    'src/i18n',
    'src/domain',
    'src/contract',
  ],
  'src/visitor': [
    'src/kernel',
    'src/sites',
    'src/config',
    'src/contract',
    'src/routes',
    'src/i18n',
    'src/api',
    'src/domain',
    'src/styles',
    'src/popups/protocol',
    'src/ui',
  ],
  'src/tracking': [
    'src/kernel',
    'src/sites',
    'src/config',
    'src/routes',
    'src/i18n',
    'src/domain',
    'src/visitor',
  ],
  'src/request': [
    'src/kernel',
    'src/sites',
    'src/config',
    'src/contract',
    'src/routes',
    'src/api',
    'src/domain',
  ],
  'src/features': [
    'src/kernel',
    'src/sites',
    'src/config',
    'src/contract',
    'src/routes',
    'src/i18n',
    'src/api',
    'src/domain',
    'src/styles',
    'src/popups/protocol',
    'src/ui',
    'src/seo',
    'src/tracking',
    'src/visitor',
  ],
  'src/popups': [
    'src/kernel',
    'src/sites',
    'src/config',
    'src/contract',
    'src/routes',
    'src/i18n',
    'src/api',
    'src/domain',
    'src/styles',
    'src/popups/protocol',
    'src/ui',
    'src/seo',
    'src/tracking',
    'src/visitor',
    'src/features',
  ],
  'src/shell': [
    'src/kernel',
    'src/sites',
    'src/config',
    'src/contract',
    'src/routes',
    'src/i18n',
    'src/api',
    'src/domain',
    'src/styles',
    'src/ui',
    'src/seo',
    'src/tracking',
    'src/visitor',
    'src/features',
    'src/popups',
  ],
  app: ['src', 'messages'],
  server: [
    'src/kernel',
    'src/config',
    'src/sites',
    'src/styles',
    'src/contract',
    'src/routes',
    'src/i18n',
    'src/seo',
    'src/api',
    'src/request',
  ],
  ...backendLayers,
  // A chain like any other: the backend finds its folder by path and knows nothing else about it (ADR-0030).
  demo: ['src/kernel', 'src/contract', 'src/sites', 'src/routes'],
  messages: [],
  tests: ['src', 'backend', 'demo', 'messages', 'tools'],
  e2e: ['src', 'backend', 'demo', 'messages', 'tests', 'tools'],
  bench: ['src', 'backend', 'demo', 'tests', 'tools'],
  tools: ['src/kernel', 'src/config', 'src/sites', 'src/routes', 'src/styles', 'backend', 'tests'],
  'middleware.ts': ['src/request', 'src/config'],
};

/** The layer of a file: the longest of its folders that has a row in the table. */
export function layerOf(file: string): string | undefined {
  const [top = '', second = '', third = ''] = file.split('/');
  return [`${top}/${second}/${third}`, `${top}/${second}`, top].find((name) => Object.hasOwn(layers, name));
}
