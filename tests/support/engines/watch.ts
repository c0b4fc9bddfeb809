/**
 * Runs in every document and frame before its own scripts, and reports what a visitor's browser would complain about:
 * errors, rejections that nobody handles, files that do not load, what the policy of the page refuses, and errors and
 * warnings in the console.
 */
export function watchProblems(tell: (text: string) => void): void {
  // What a navigation breaks off is no problem of a page.
  let isLeaving = false;
  addEventListener('beforeunload', () => (isLeaving = true));
  const report = (text: string) => {
    if (!isLeaving) tell(text);
  };
  const here = () => location.pathname + location.search;
  // In WebKit and Firefox the stack does not begin with the message.
  const told = (thing: unknown) =>
    thing instanceof Error ? `${thing.name}: ${thing.message} ${thing.stack ?? ''}` : String(thing);
  addEventListener(
    'error',
    (event) => {
      const { target } = event;
      if (target instanceof Element)
        report(
          `${here()}: ${target.localName} ${target.getAttribute('src') ?? target.getAttribute('href')} did not load`,
        );
      else report(`${here()}: ${event.message} ${told(event.error)}`.slice(0, 600));
    },
    true,
  );
  addEventListener('unhandledrejection', ({ reason }) =>
    report(`${here()}: rejected: ${told(reason)}`.slice(0, 600)),
  );
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    report(`${here()}: the policy refuses ${violatedDirective} ${blockedURI}`),
  );
  for (const level of ['error', 'warn'] as const) {
    const own = console[level];
    console[level] = (...said: unknown[]) => {
      report(`${here()}: console ${level}: ${said.map(told).join(' ')}`.slice(0, 600));
      own(...said);
    };
  }
}

/** The first visible element that matches a selector and contains a text; runs in the page. */
export function firstVisible({ selector, text }: Wanted): Element | null {
  const isVisible = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) && element.getClientRects().length > 0;
  return (
    [...document.querySelectorAll(selector)].find(
      (element) => isVisible(element) && (element.textContent ?? '').includes(text),
    ) ?? null
  );
}

/** What {@link firstVisible} looks for. */
export interface Wanted {
  readonly selector: string;
  readonly text: string;
}
