/**
 * Folders outside the backend that every part of the backend may import: its pages use the colours and the words of the
 * sites.
 */
const belowBackend = [
  'src/kernel',
  // The endings that Next.js takes for its own, which no slug may have.
  'src/next',
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
  captcha: ['http', 'database'],
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
  'config.ts': ['captcha', 'media', 'mail', 'database'],
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

/** The floors of `src`, the lowest first. A layer imports the layers on floors below its own, never beside or above. */
const floors: readonly (readonly string[])[] = [
  ['src/kernel', 'src/styles'],
  ['src/sites'],
  ['src/config'],
  // What rests on Next.js's inside: read by everything that does.
  ['src/next'],
  ['src/contract', 'src/routes'],
  ['src/i18n'],
  ['src/domain'],
  ['src/api'],
  // The protocol opens popups and knows the open ones. It is below the layers that draw, so that a card can open a
  // popup by name.
  ['src/seo', 'src/popups/protocol'],
  ['src/ui', 'src/request'],
  ['src/visitor'],
  ['src/tracking'],
  ['src/features'],
  ['src/popups'],
  ['src/shell'],
  // What each page is made from, loaded before it is rendered.
  ['src/page-data'],
  ['app'],
];

/** What a layer does without, though it lies below. */
const walls: Readonly<Record<string, readonly string[]>> = {
  'src/sites': ['src/styles'],
  'src/config': ['src/styles'],
  'src/next': ['src/sites', 'src/styles'],
  'src/contract': ['src/styles'],
  'src/routes': ['src/styles'],
  'src/i18n': ['src/contract', 'src/styles'],
  'src/domain': ['src/styles'],
  'src/api': ['src/styles'],
  'src/seo': ['src/api', 'src/styles'],
  'src/popups/protocol': [
    'src/sites',
    'src/config',
    'src/contract',
    'src/routes',
    'src/i18n',
    'src/domain',
    'src/api',
  ],
  'src/ui': ['src/contract', 'src/api', 'src/seo'],
  'src/request': ['src/i18n', 'src/styles', 'src/seo', 'src/popups/protocol'],
  'src/visitor': ['src/seo', 'src/request'],
  'src/tracking': [
    'src/contract',
    'src/api',
    'src/styles',
    'src/seo',
    'src/popups/protocol',
    'src/ui',
    'src/request',
  ],
  'src/features': ['src/request'],
  'src/popups': ['src/request'],
  'src/shell': ['src/request'],
};

const sourceLayers = Object.fromEntries(
  floors.flatMap((floor, height) => {
    const below = floors.slice(0, height).flat();
    return floor.map((layer) => [layer, below.filter((one) => !walls[layer]?.includes(one))] as const);
  }),
);

/**
 * The layers that each layer may import besides itself (ADR-0032). A layer that is not listed may not be imported.
 */
export const layers: Readonly<Record<string, readonly string[]>> = {
  ...sourceLayers,
  'src/i18n': [...(sourceLayers['src/i18n'] ?? []), 'messages'],
  app: ['src', 'messages'],
  server: [
    'src/request',
    'src/page-data',
    ...(sourceLayers['src/request'] ?? []).filter((layer) => layer !== 'src/domain'),
    'src/i18n',
    'src/styles',
    'src/seo',
  ],
  ...backendLayers,
  // A chain like any other: the backend finds its folder by path and knows nothing else about it (ADR-0030).
  demo: ['src/kernel', 'src/contract', 'src/sites', 'src/routes'],
  messages: [],
  tests: ['src', 'backend', 'demo', 'messages', 'tools'],
  e2e: ['src', 'backend', 'demo', 'messages', 'tests', 'tools'],
  bench: ['src', 'server', 'backend', 'demo', 'tests', 'tools', 'e2e'],
  tools: [
    ...belowBackend.filter((layer) => layer.startsWith('src/') && layer !== 'src/contract'),
    'backend',
    'tests',
  ],
  'middleware.ts': ['src/request', 'src/config', 'src/api', 'src/page-data'],
};

/** The layer of a file: the longest of its folders that has a row in the table. */
export function layerOf(file: string): string | undefined {
  const [top = '', second = '', third = ''] = file.split('/');
  return [`${top}/${second}/${third}`, `${top}/${second}`, top].find((name) => Object.hasOwn(layers, name));
}
