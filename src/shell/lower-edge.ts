/** Marks what stands at the lower edge of the window, one thing at a time. */
export const lowerEdge = {
  consent: { 'data-consent-bar': '' },
  app: { 'data-app-banner': '' },
} as const;

/** Whether something stands at the lower edge of the window. */
export function isLowerEdgeTaken(): boolean {
  return document.querySelector('[data-consent-bar], [data-app-banner]') !== null;
}
