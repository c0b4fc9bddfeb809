import { PGlite } from '@electric-sql/pglite';

/** An XML parser that is not ours. */
export interface XmlParser {
  /**
   * The texts of the elements that a path names, in their order.
   *
   * @param path XPath 1.0, with `n:` for the namespace
   * @throws Error for what is no well-formed document
   */
  readonly textsAt: (document: string, namespace: string, path: string) => Promise<string[]>;
  readonly close: () => Promise<void>;
}

/** Starts libxml2: the embedded PostgreSQL has it for its type `xml`. */
export async function startLibxml(): Promise<XmlParser> {
  const database = await PGlite.create();
  return {
    textsAt: async (document, namespace, path) => {
      // A namespace and a path are constants of the statement; they come from tests.
      const { rows } = await database.query<{ text: string }>(
        `select text from xmltable(xmlnamespaces('${namespace}' as n), '${path}' passing xmlparse(document $1)
          columns place for ordinality, text text path '.') order by place`,
        [document],
      );
      return rows.map(({ text }) => text);
    },
    close: async () => database.close(),
  };
}
