import path from 'node:path';
import { parseSync, Visitor } from 'oxc-parser';

/** A line that breaks a rule of the source. */
export interface RuleProblem {
  readonly file: string;
  readonly line: number;
  readonly message: string;
}

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
  accounts: ['html', 'http', 'database', 'captcha', 'catalogue'],
  identity: ['html', 'http', 'database', 'accounts', 'config.ts'],
  import: ['http', 'database', 'media', 'catalogue', 'config.ts'],
  rolling: ['database', 'catalogue', 'import'],
  tunnel: ['html', 'http', 'database', 'catalogue'],
  server: ['http', 'database', 'media', 'catalogue'],
  'config.ts': ['captcha', 'media'],
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
const layers: Readonly<Record<string, readonly string[]>> = {
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
  server: ['src/kernel', 'src/config', 'src/contract', 'src/api', 'src/request'],
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

const isTest = (file: string) =>
  /\.test\.tsx?$/.test(file) || file.startsWith('tests/') || file.startsWith('e2e/');

/**
 * Code for tests only has a name that says so: `fixture.ts`, `…-test-kit.ts`, `test-….ts`, or it is in a folder
 * `tests`.
 */
export const isTestSupport = (file: string): boolean =>
  /(?:^|\/)(?:tests|fixtures)\/|(?:^|[/-])(?:test-kit|test-support|fixtures?)\.tsx?$|\/test-[\w-]+\.ts$/.test(
    file,
  );

/** The layer of a file: its longest folder that has a row in the table. */
export function layerOf(file: string): string | undefined {
  const [top = '', second = '', third = ''] = file.split('/');
  return [`${top}/${second}/${third}`, `${top}/${second}`, top].find((name) => Object.hasOwn(layers, name));
}

/** The path of an import from the project's root, or undefined for a package or a file of the same folder. */
function target(file: string, specifier: string): string | undefined {
  if (specifier.startsWith('#')) return specifier.slice(1);
  if (specifier.startsWith('..')) return path.posix.join(path.posix.dirname(file), specifier);
  return undefined;
}

/** Imports the content of every popup; no content imports it. */
const popupHost = 'src/popups/host';

function checkImport(file: string, specifier: string): string | undefined {
  if (specifier === 'next/link' && file !== 'src/ui/link/link.client.tsx')
    return 'next/link outside src/ui/link: links go through the one wrapper';
  if (specifier.startsWith('@/')) return `${specifier}: use #src/… or a relative path`;
  const to = target(file, specifier);
  if (to === undefined) return undefined;
  const from = layerOf(file);
  const into = layerOf(to);
  if (from === undefined || into === undefined) return undefined;
  const room = (place: string) => place.split('/').slice(0, 3).join('/');
  if (from === 'src/features' && into === 'src/features' && room(file) !== room(to) && !isTest(file))
    return `${room(file)} imports ${room(to)}: features never import each other`;
  if (from === 'src/popups' && into === 'src/popups' && room(file) !== room(to) && !isTest(file))
    if (room(file) !== popupHost) return `${room(file)} imports ${room(to)}: popups never import each other`;
  const forTests = isTest(file) || isTestSupport(file);
  if (isTestSupport(to) && !forTests && from !== 'bench' && into !== 'tests')
    return `${specifier}: only tests use what is named as theirs`;
  if (from === into) return undefined;
  if (isTest(file) && (into === 'tests' || into === 'messages')) return undefined;
  const isDemonstrated =
    (from.startsWith('backend') && into === 'demo') || (from === 'demo' && into.startsWith('backend'));
  if (isDemonstrated && forTests) return undefined;
  // Tests of the backend need whole servers and loaded catalogues.
  if (forTests && from.startsWith('backend') && into.startsWith('backend')) return undefined;
  const allowed = layers[from] ?? [];
  if (allowed.some((layer) => into === layer || to === layer || into.startsWith(`${layer}/`)))
    return undefined;
  return `${from} may not import ${into}: imports flow one way`;
}

const colour = /#[0-9a-f]{3,8}\b|\b(?:rgb|rgba|hsl|hsla|oklch|oklab|lab|lch)\(/i;

/** The parts of the backend that write pages; pictures and the demonstration's data may have other colours. */
const pagesOfBackend = /^backend\/(?:accounts|captcha|html|http|identity|server|tunnel)\//;

function checkStyle(file: string, text: string): RuleProblem[] {
  if (file.startsWith('src/styles/')) return [];
  return text.split('\n').flatMap((line, index) => {
    const code = line.replace(/\/\/.*$/, '').replace(/\/\*.*?\*\//g, '');
    return colour.test(code)
      ? [{ file, line: index + 1, message: 'a colour outside src/styles: use a token' }]
      : [];
  });
}

/**
 * Checks one source file against the rules for sources: direction of imports, the only link wrapper, no literal `href`,
 * islands recognisable by their file name, and colours only in the tokens.
 *
 * @param file path from the project's root, with forward slashes
 */
export function checkFile(file: string, text: string): RuleProblem[] {
  if (file.endsWith('.scss')) return checkStyle(file, text);
  const problems: RuleProblem[] = [];
  const [, folder] = /^((?:src|backend)\/[^/]+)\//.exec(file) ?? [];
  if (folder !== undefined && !Object.hasOwn(layers, folder))
    problems.push({
      file,
      line: 1,
      message: `${folder} is no layer: give it a row in tools/lib/checks/source-rules.ts`,
    });
  const lineOf = (offset: number) => text.slice(0, offset).split('\n').length;
  const report = (offset: number, message: string | undefined) => {
    if (message) problems.push({ file, line: lineOf(offset), message });
  };
  const { program, module } = parseSync(file, text);
  for (const entry of module.staticImports) report(entry.start, checkImport(file, entry.moduleRequest.value));
  for (const entry of module.staticExports)
    for (const item of entry.entries)
      if (item.moduleRequest) report(entry.start, checkImport(file, item.moduleRequest.value));
  const client = program.body.some(
    (node) => node.type === 'ExpressionStatement' && node.directive === 'use client',
  );
  if (client !== /\.client\.tsx?$/.test(file) && (client || /\.client\.tsx?$/.test(file)) && !isTest(file))
    report(0, "islands are named *.client.tsx, and only they say 'use client'");
  const drawsPages = pagesOfBackend.test(file) && !isTest(file);
  const checkColour = (offset: number, literal: string) => {
    if (drawsPages && colour.test(literal))
      report(offset, 'a colour outside src/styles: take it from palette.ts');
  };
  new Visitor({
    Literal(node) {
      if (typeof node.value === 'string') checkColour(node.start, node.value);
    },
    TemplateElement(node) {
      checkColour(node.start, node.value.raw);
    },
    ImportExpression(node) {
      if (node.source.type === 'Literal' && typeof node.source.value === 'string')
        report(node.start, checkImport(file, node.source.value));
    },
    JSXAttribute(node) {
      if (isTest(file) || node.name.type !== 'JSXIdentifier' || node.name.name !== 'href') return;
      const value = node.value;
      const literal =
        value?.type === 'Literal'
          ? value.value
          : value?.type === 'JSXExpressionContainer' && value.expression.type === 'Literal'
            ? value.expression.value
            : value?.type === 'JSXExpressionContainer' && value.expression.type === 'TemplateLiteral'
              ? (value.expression.quasis[0]?.value.cooked ?? '')
              : undefined;
      if (typeof literal === 'string' && !literal.startsWith('#'))
        report(node.start, 'a raw href: addresses come from the route table through the link wrapper');
    },
  }).visit(program);
  return problems;
}
