/** Notes on the document that scripts of other companies run in it. They cannot be stopped without a load. */
export function noteRunning(): void {
  document.documentElement.dataset['thirdParties'] = 'run';
}

/** Whether scripts of other companies run in this document. */
export function areRunning(): boolean {
  return document.documentElement.dataset['thirdParties'] === 'run';
}
