/** Live chat of another company (R117). */
export interface ChatConfig {
  readonly orgId: string;
  readonly scrt2Url: string;
  readonly deploymentName: string;
  readonly deploymentUrl: string;
}

/** What other companies do on a page, for visitors who agreed. */
export interface Services {
  /** Tag manager; null: nothing is tracked. */
  readonly analyticsScript: string | null;
  readonly feedbackScript: string | null;
  readonly chat: ChatConfig | null;
  /** Injected scripts by their attributes. */
  readonly scripts: readonly Readonly<Record<string, string>>[];
}
