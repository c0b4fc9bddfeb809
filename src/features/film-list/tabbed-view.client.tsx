'use client';

import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { tabOf, tabsIn } from '#src/ui/link/tab-attributes.ts';
import { tabOfFragment } from '#src/routes/fragments.ts';

interface TabbedViewProps {
  readonly className?: string | undefined;
  /** Contains links and sections with a `tabMark`: a link shows the section of the same tab. */
  readonly children: ReactNode;
}

/**
 * The address whose filter panel was open when the visitor followed a link in it: the next page opens the panel again.
 */
let panelOpenFor: string | null = null;

/**
 * Keeps only the last fragment of the address. On a page that was loaded with a fragment, the framework's router
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

function show(view: HTMLElement, tab: string | null): void {
  const sections = tabsIn(view, 'section');
  const section = sections.find((one) => tabOf(one) === tab) ?? sections[0];
  const shown = section === undefined ? undefined : tabOf(section);
  if (shown === undefined) {
    delete view.dataset['shown'];
    return;
  }
  view.dataset['shown'] = shown;
  for (const link of tabsIn(view, 'a')) {
    if (tabOf(link) === shown) link.setAttribute('aria-current', 'true');
    else link.removeAttribute('aria-current');
  }
}

/**
 * Shows one section at a time: the one that the address names by its fragment in any language (R057), else the first.
 * For a page that was just loaded the style sheet is enough; this component follows later changes, and tells assistive
 * technology which tab is selected. An open filter panel stays open when the filters change.
 */
export function TabbedView({ className, children }: TabbedViewProps) {
  const root = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const view = root.current;
    if (view === null) return undefined;
    const follow = () => {
      show(view, tabOfFragment(location.hash));
    };
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (link === null || !leadsOn(event)) return;
      // Before the browser goes there, because it cannot scroll to a hidden section.
      const tab = tabOf(link);
      if (tab !== undefined) show(view, tab);
      else if (link.closest('details') !== null) panelOpenFor = link.pathname;
    };
    mendFragment();
    follow();
    if (panelOpenFor === location.pathname) view.querySelector('details')?.setAttribute('open', '');
    panelOpenFor = null;
    view.addEventListener('click', onClick);
    addEventListener('popstate', follow);
    addEventListener('hashchange', follow);
    return () => {
      view.removeEventListener('click', onClick);
      removeEventListener('popstate', follow);
      removeEventListener('hashchange', follow);
    };
  }, []);

  return (
    <div ref={root} className={className}>
      {children}
    </div>
  );
}
