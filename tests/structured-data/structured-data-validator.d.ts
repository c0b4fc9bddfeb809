/** The package has no types of its own; this is what is used of it. */
declare module '@adobe/structured-data-validator' {
  /** One problem of a node. */
  export interface Issue {
    readonly issueMessage: string;
    readonly severity: 'ERROR' | 'WARNING';
    readonly errorType?: string;
    readonly path: readonly { readonly type?: string; readonly property?: string; readonly index?: number }[];
    readonly fieldNames: readonly string[];
  }

  export default class Validator {
    /** @param schemaOrg the vocabulary as schema.org publishes it (JSON-LD) */
    constructor(schemaOrg: { readonly '@graph': readonly object[] });
    /** @param data the things of a page by format and type; it removes keys of them */
    validate(data: { readonly jsonld: Readonly<Record<string, object[]>> }): Promise<readonly Issue[]>;
  }
}
