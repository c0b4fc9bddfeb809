'use client';

import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { showInRow } from '#src/ui/link/show-in-row.ts';
import { tabOf, tabsIn } from '#src/ui/link/tab-attributes.ts';

interface TabbedViewProps {
  readonly className?: string | undefined;
  /** The tab of each fragment without `#`; as a prop, so that the words of all languages are no script. */
  readonly fragments: Readonly<Record<string, string>>;
  /** Contains links and sections with a `tabMark`: a link shows the section of the same tab. */
  readonly children: ReactNode;
}

/**
 * Keeps only the last fragment of the address. On a page that was loaded with a fragment, Next.js's router
 * appends the fragment of a link instead of replacing it.
 */
function mendFragment(): void {
  const last = location.hash.lastIndexOf('#');
  if (last > 0) history.replaceState(null, '', location.hash.slice(last));
}

/** Whether a click follows the link in this window. */
function leadsOn(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}

function show(view: HTMLElement, tab: string | undefined): void {
  const sections = tabsIn(view, 'section');
  const section = sections.find((one) => tabOf(one) === tab) ?? sections[0];
  const shown = section === undefined ? undefined : tabOf(section);
  if (shown === undefined) {
    delete view.dataset['shown'];
    return;
  }
  view.dataset['shown'] = shown;
  for (const link of tabsIn(view, 'a')) {
    if (tabOf(link) === shown) {
      link.setAttribute('aria-current', 'true');
      showInRow(link);
    } else link.removeAttribute('aria-current');
  }
}

/**
 * Shows one section at a time: the one that the address names by its fragment in any language (R057), else the first.
 * For a page that was just loaded the style sheet is enough; this component follows later changes, and tells assistive
 * technology which tab is selected.
 */
export function TabbedView({ className, fragments, children }: TabbedViewProps) {
  const root = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const view = root.current;
    if (view === null) return undefined;
    const follow = () => {
      const fragment = location.hash.slice(1);
      show(view, Object.hasOwn(fragments, fragment) ? fragments[fragment] : undefined);
    };
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (link === null || !leadsOn(event)) return;
      // Before the browser goes there, because it cannot scroll to a hidden section.
      const tab = tabOf(link);
      if (tab !== undefined) show(view, tab);
    };
    mendFragment();
    follow();
    view.addEventListener('click', onClick);
    addEventListener('popstate', follow);
    addEventListener('hashchange', follow);
    return () => {
      view.removeEventListener('click', onClick);
      removeEventListener('popstate', follow);
      removeEventListener('hashchange', follow);
    };
  }, [fragments]);

  return (
    <div ref={root} className={className}>
      {children}
    </div>
  );
}
