import path from 'node:path';
import { parseSync, Visitor, type StaticImportEntry } from 'oxc-parser';
import { layerOf, layers } from './layers.ts';

/** A line that breaks a rule of the source. */
export interface RuleProblem {
  readonly file: string;
  readonly line: number;
  readonly message: string;
}

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

/** The path of an import from the project's root, or undefined for a package. */
function target(file: string, specifier: string): string | undefined {
  if (specifier.startsWith('#')) return specifier.slice(1);
  if (specifier.startsWith('.')) return path.posix.join(path.posix.dirname(file), specifier);
  return undefined;
}

/** Imports the content of every popup; no content imports it. */
const popupHost = 'src/popups/host';

function checkImport(file: string, specifier: string): string | undefined {
  if (specifier === 'next/link') return 'next/link: links go through src/ui/link (ADR-0057)';
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

/** What starts a process: the product's own programs, and others around it. */
const starters = new Set([
  'OwnBackend',
  'OwnEdge',
  'OwnProxy',
  'OwnRedis',
  'OwnWeb',
  'Runs',
  'spawn',
  'startBehindEdge',
  'startPostgres',
]);

/** Suites of the first gate: those that only look at the stage, and tests of Vitest without a name that says otherwise. */
const ofFirstGate = (file: string): boolean =>
  /^e2e\/(?:pages|visitors|journeys|looks|weight)\//.test(file) ||
  (/\.test\.tsx?$/.test(file) && !file.endsWith('.system.test.ts'));

const colour = /#[0-9a-f]{3,8}\b|\b(?:rgb|rgba|hsl|hsla|oklch|oklab|lab|lch)\(/i;

const isIsland = (file: string): boolean => /\.client\.tsx?$/.test(file);

/** Whether an import is of a value: neither of a type nor, by its name, of a component or a hook. */
const isValue = ({ isType, importName: { name } }: StaticImportEntry): boolean =>
  !isType && name !== null && !/^(?:[A-Z]|use[A-Z])/.test(name);

/** The one island whose name Next.js demands. */
const frameworkIsland = 'app/global-error.tsx';

/** The product, which has one clock; commands and tests may look at the machine's. */
const hasOneClock = (file: string): boolean =>
  /^(?:app|src|backend|server|middleware\.ts)(?:\/|$)/.test(file) &&
  file !== 'src/kernel/date/clock.ts' &&
  !isTest(file) &&
  !isTestSupport(file);

/** What the time is read by. */
const clockNames = new Set(['Date', 'Temporal', 'timeOrigin']);

const readsClock = 'reads the clock of the machine: ask src/kernel/date/clock.ts';

/** The parts of the backend that write pages; pictures and the demonstration's data may have other colours. */
const pagesOfBackend = /^backend\/(?:accounts|captcha|html|http|identity|mail|notices|server|tunnel)\//;

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
 * islands recognisable by their file name, colours only in the tokens, and one clock.
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
  for (const { start, moduleRequest, entries } of module.staticImports) {
    report(start, checkImport(file, moduleRequest.value));
    const value =
      isIsland(moduleRequest.value) && !isIsland(file) && !isTest(file) ? entries.find(isValue) : undefined;
    if (value !== undefined)
      report(
        start,
        `${value.localName.value}: on the server a value of an island is a reference, not the value; only components and hooks come from there`,
      );
    const starter = entries.find(
      ({ isType, importName: { name } }) => !isType && name !== null && starters.has(name),
    );
    if (starter !== undefined && ofFirstGate(file))
      report(
        start,
        `${starter.importName.name} starts a process: its suite belongs to npm run test:system (e2e/README.md)`,
      );
  }
  for (const entry of module.staticExports)
    for (const item of entry.entries)
      if (item.moduleRequest) report(entry.start, checkImport(file, item.moduleRequest.value));
  const client = program.body.some(
    (node) => node.type === 'ExpressionStatement' && node.directive === 'use client',
  );
  const named = isIsland(file) || file === frameworkIsland;
  if (client !== named && !isTest(file))
    report(0, "islands are named *.client.tsx, and only they say 'use client'");
  const drawsPages = pagesOfBackend.test(file) && !isTest(file);
  const checkColour = (offset: number, literal: string) => {
    if (drawsPages && colour.test(literal))
      report(offset, 'a colour outside src/styles: take it from palette.ts');
  };
  const withoutClock = new Set<number>();
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
    // A parent comes before what is in it: whatever uses of `Date` read no clock are known when the name itself comes.
    NewExpression({ callee, arguments: given }) {
      if (given.length > 0) withoutClock.add(callee.start);
    },
    MemberExpression({ object, property }) {
      if (property.type === 'Identifier' && ['parse', 'UTC'].includes(property.name))
        withoutClock.add(object.start);
    },
    BinaryExpression({ operator, right }) {
      if (operator === 'instanceof') withoutClock.add(right.start);
    },
    TSTypeReference({ typeName }) {
      withoutClock.add(typeName.start);
    },
    Identifier({ start, name }) {
      if (clockNames.has(name) && !withoutClock.has(start) && hasOneClock(file)) report(start, readsClock);
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
