/** An element of a document, as far as the checks of lists need it. */
export interface XmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: XmlElement[];
  text: string;
}

const token =
  /<\?[^>]*\?>|<!\[CDATA\[([\s\S]*?)\]\]>|<\/([\w:-]+)\s*>|<([\w:-]+)((?:\s+[\w:-]+="[^"<]*")*)\s*(\/?)>|([^<]+)/gy;

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function decoded(text: string): string {
  return text.replace(/&(?:(\w+);)?/g, (whole, name: string | undefined) => {
    const plain = entities[name ?? ''];
    if (plain === undefined) throw new Error(`not an entity of XML: ${whole}`);
    return plain;
  });
}

function attributesOf(text: string): Record<string, string> {
  const found = [...text.matchAll(/([\w:-]+)="([^"]*)"/g)];
  const names = found.map(([, name]) => name);
  if (new Set(names).size !== names.length) throw new Error(`an attribute stands twice: ${text}`);
  return Object.fromEntries(found.map(([, name = '', value = '']) => [name, decoded(value)]));
}

/**
 * Reads a document strictly: what is no XML throws. It has no comments and no document type, because our lists have
 * none; the parser of the test’s browser knows no CDATA.
 */
export function parseXml(text: string): XmlElement {
  const root: XmlElement = { name: '', attributes: {}, children: [], text: '' };
  const open = [root];
  token.lastIndex = 0;
  let end = 0;
  for (let found = token.exec(text); found !== null; found = token.exec(text)) {
    end = token.lastIndex;
    const [, cdata, closed, opened, attributes = '', single, plain] = found;
    const current = open.at(-1) ?? root;
    if (cdata !== undefined) current.text += cdata;
    else if (plain !== undefined) current.text += decoded(plain);
    else if (closed !== undefined) {
      if (open.length === 1 || current.name !== closed) throw new Error(`</${closed}> closes nothing`);
      open.pop();
    } else if (opened !== undefined) {
      const element: XmlElement = {
        name: opened,
        attributes: attributesOf(attributes),
        children: [],
        text: '',
      };
      current.children.push(element);
      if (single === '') open.push(element);
    }
  }
  if (end !== text.length) throw new Error(`no XML from ${end} on: ${text.slice(end, end + 40)}`);
  const [only, ...others] = root.children;
  if (open.length > 1 || only === undefined || others.length > 0 || root.text.trim() !== '')
    throw new Error('not one closed element');
  return only;
}
