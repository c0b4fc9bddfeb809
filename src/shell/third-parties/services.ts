/** The live chat of another company (R117). */
export interface ChatConfig {
  readonly orgId: string;
  readonly scrt2Url: string;
  readonly deploymentName: string;
  readonly deploymentUrl: string;
}

/** The services of other companies on a page, for visitors who gave their consent. */
export interface Services {
  /** Address of the tag manager; null when nothing is tracked. */
  readonly analyticsScript: string | null;
  readonly feedbackScript: string | null;
  readonly chat: ChatConfig | null;
  /** Injected scripts by their attributes. */
  readonly scripts: readonly Readonly<Record<string, string>>[];
}
