/** The package has no types; these are the parts that are used here. */
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
    /** @param schemaOrg the vocabulary in the form of schema.org (JSON-LD) */
    constructor(schemaOrg: { readonly '@graph': readonly object[] });
    /** @param data the things of a page by format and type; the call removes keys from them */
    validate(data: { readonly jsonld: Readonly<Record<string, object[]>> }): Promise<readonly Issue[]>;
  }
}
