import { parseSync, Visitor } from 'oxc-parser';

/** The messages of a file: words, or further messages under a name. */
export interface Messages {
  readonly [name: string]: string | Messages;
}

/** The keys of all words in a file of messages: `shell.menu.films`. */
export function messageKeys(messages: Messages, prefix = ''): string[] {
  return Object.entries(messages).flatMap(([name, value]) =>
    typeof value === 'string' ? [`${prefix}${name}`] : messageKeys(value, `${prefix}${name}.`),
  );
}

/** Keys that no source contains as a whole: `file` puts them together. */
export interface MessageFamily {
  /** `*` stands for one name in a key. */
  readonly keys: string;
  /** The source that puts the keys together. */
  readonly file: string;
}

/** The families of the interface copy. A family that no key needs any more is a problem. */
export const messageFamilies: readonly MessageFamily[] = [
  // The names of days in a strip: `DayName` of the domain.
  // The kinds of dates of a search result: `FoundDates`.
  { keys: 'search.dates.*', file: 'src/features/search-page/result-cards.tsx' },
  // Why a sign-in could not be completed; the island loads these messages later.
  { keys: 'account.callback.*', file: 'src/shell/account/finish-callback.ts' },
];

/**
 * Functions that make a translator. Their first argument, or its property `namespace`, names the section of the keys.
 */
const makers: ReadonlySet<string> = new Set(['useTranslations', 'getTranslations', 'createTranslator']);

/** The parts of a source that may name messages. */
interface Said {
  /** Namespaces of the translators in the source; `''` for a translator of the whole file. */
  readonly namespaces: ReadonlySet<string>;
  /** Texts and templates, with `*` for each expression in a template. */
  readonly texts: ReadonlySet<string>;
  /** Names of properties that it reads. */
  readonly names: ReadonlySet<string>;
}

function saidIn(file: string, text: string): Said {
  const [namespaces, texts, names] = [new Set<string>(), new Set<string>(), new Set<string>()];
  new Visitor({
    Literal(node) {
      if (typeof node.value === 'string') texts.add(node.value);
    },
    TemplateLiteral(node) {
      texts.add(node.quasis.map((part) => part.value.cooked ?? '').join('*'));
    },
    MemberExpression(node) {
      if (node.property.type === 'Identifier') names.add(node.property.name);
    },
    ObjectPattern(node) {
      for (const one of node.properties)
        if (one.type === 'Property' && one.key.type === 'Identifier') names.add(one.key.name);
    },
    CallExpression(node) {
      if (node.callee.type !== 'Identifier' || !makers.has(node.callee.name)) return;
      const [given] = node.arguments;
      const property =
        given?.type === 'ObjectExpression'
          ? given.properties.find(
              (one) =>
                one.type === 'Property' && one.key.type === 'Identifier' && one.key.name === 'namespace',
            )
          : undefined;
      const value = property?.type === 'Property' ? property.value : given;
      namespaces.add(value?.type === 'Literal' && typeof value.value === 'string' ? value.value : '');
    },
  }).visit(parseSync(file, text).program);
  return { namespaces, texts, names };
}

const escaped = (text: string) => text.replaceAll('.', String.raw`\.`).replaceAll('*', '[\\w-]+');
const pattern = (keys: string) => new RegExp(`^${escaped(keys)}$`);

/** Removes the keys that a text reads; `*` in it stands for one name. */
function take(unread: Set<string>, keys: string): void {
  if (!keys.includes('*')) {
    unread.delete(keys);
    return;
  }
  const wanted = pattern(keys);
  for (const key of unread) if (wanted.test(key)) unread.delete(key);
}

/** A text that may be a key: names with dots between them, and more than a single `*`. */
const mayBeKey = /^(?=.*\w)[\w*-]+(?:\.[\w*-]+)*$/;

/**
 * The keys that no source reads. A source reads a key when it contains the whole key, or when it contains the end of
 * the key and a translator of its namespace; an expression in a template stands for one name. A page's record names its
 * messages (`messages: 'cinemas'`), so the keys that a template makes of that name (`${messages}.title`) count as read
 * too. Families are read when their source contains the fixed part of them.
 *
 * @param keys of one file; all languages have the same keys
 * @param sources text by path, without tests
 */
export function unreadKeys(
  keys: readonly string[],
  sources: ReadonlyMap<string, string>,
  families: readonly MessageFamily[] = [],
): { readonly unread: readonly string[]; readonly idle: readonly MessageFamily[] } {
  const unread = new Set(keys);
  const recorded = [...sources]
    .filter(([file]) => file.startsWith('src/routes/pages/'))
    .flatMap(([, text]) => [...text.matchAll(/^\s*messages: '([\w.]+)'/gm)].map((found) => found[1] ?? ''));
  for (const [file, text] of sources) {
    const { namespaces, texts } = saidIn(file, text);
    for (const said of texts) {
      if (!mayBeKey.test(said)) continue;
      if (said.includes('.') && !said.startsWith('*')) take(unread, said);
      for (const namespace of namespaces) {
        if (namespace !== '') take(unread, `${namespace}.${said}`);
        else if (said.startsWith('*.'))
          for (const messages of recorded) take(unread, `${messages}${said.slice(1)}`);
      }
    }
  }
  const idle = families.filter(({ keys: family, file }) => {
    const wanted = pattern(family);
    const needed = sources.has(file) && [...unread].some((key) => wanted.test(key));
    if (needed) take(unread, family);
    return !needed;
  });
  return { unread: [...unread], idle };
}

/**
 * The keys of the backend's copy that no page or mail reads. The backend reads messages as properties: a key is read
 * when the sources of its part contain all of its names, or the whole key.
 *
 * @param folderOf the folder of a part, by the first name of its keys
 */
export function unreadProperties(
  keys: readonly string[],
  sources: ReadonlyMap<string, string>,
  folderOf: Readonly<Record<string, string>>,
): readonly string[] {
  const read = new Map(
    Object.entries(folderOf).map(([part, folder]) => {
      const said = [...sources]
        .filter(([file]) => file.startsWith(`${folder}/`))
        .map(([file, text]) => saidIn(file, text));
      return [part, new Set(said.flatMap(({ texts, names }) => [...texts, ...names]))] as const;
    }),
  );
  return keys.filter((key) => {
    const [part = '', ...names] = key.split('.');
    const known = read.get(part);
    return known === undefined || !(known.has(key) || names.every((name) => known.has(name)));
  });
}
