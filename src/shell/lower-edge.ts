/** Marks what stands at the lower edge of the window, one thing at a time. */
export const lowerEdge = {
  consent: { 'data-consent-bar': '' },
  app: { 'data-app-banner': '' },
} as const;
