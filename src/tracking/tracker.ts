import { consentState } from './consent.ts';
import {
  linkEvent,
  pageViewEvent,
  type AccountEvent,
  type DataLayerEvent,
  type UserStatus,
} from './data-layer.ts';
import type { PageFacts } from './page-facts.ts';
import { receiveViews } from './page-views.ts';

declare global {
  interface Window {
    /** The tag manager reads this array. */
    dataLayer?: unknown;
  }
}

/** Sends an event only with consent, whoever calls it. It does not care about errors of a tag manager. */
function send(event: DataLayerEvent): void {
  if (consentState().consent !== 'granted') return;
  try {
    if (!Array.isArray(window.dataLayer)) window.dataLayer = [];
    if (Array.isArray(window.dataLayer)) window.dataLayer.push(event);
  } catch {
    // An error in the tag manager must not break the page.
  }
}

/** Passes on what a page of the client host has told (R204). */
export function trackAccount(accountEvent: AccountEvent['accountEvent']): void {
  send({ event: 'account', accountEvent });
}

let started = false;
let user: Promise<UserStatus> = Promise.resolve('non logged');

/** The longest time that a page view waits for the sign-in status, in milliseconds. */
const longestSignIn = 3_000;

/**
 * Sets the visitor's sign-in status for all later page views (R292). The code that signs visitors in calls this when
 * the page starts, with a promise while the status is unknown, and again when it changes.
 */
export function setUserStatus(status: UserStatus | Promise<UserStatus>): void {
  const unknown = new Promise<UserStatus>((resolve) => {
    if (status instanceof Promise) setTimeout(() => resolve('non logged'), longestSignIn);
  });
  user = Promise.race([Promise.resolve(status).catch(() => 'non logged' as const), unknown]);
}

/** Sends the page views that waited and all later ones: the visitor has agreed. */
export function startTracking(): void {
  if (started) return;
  started = true;
  receiveViews((facts) => {
    // Waits until all islands of the page have started, including the one that knows the visitor.
    setTimeout(() => void user.then((status) => send(pageViewEvent(facts, status))));
  });
}

/** The longest time that the tag manager may take before the link opens, in milliseconds. */
const longestWait = 300;

/** The link of a click with the main button when it leads to another host; otherwise null. */
function leavingLink(event: MouseEvent): HTMLAnchorElement | null {
  if (event.defaultPrevented || event.button !== 0) return null;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (link === null || !/^https?:$/.test(link.protocol) || link.origin === location.origin) return null;
  return link;
}

/**
 * Sends events for links that lead to another host (R260). A link in this window waits for the tag manager's callback,
 * but at most a moment: without a tag manager it opens too.
 *
 * @returns removes the listener
 */
export function trackLinks(country: PageFacts['country'], mobile: () => boolean): () => void {
  const onClick = (event: MouseEvent) => {
    const link = leavingLink(event);
    if (link === null || consentState().consent !== 'granted') return;
    const { href: url, textContent: text } = link;
    const here = link.target === '' && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    const followed = linkEvent({ country, mobile: mobile(), url, text }, () => {
      if (here) location.assign(url);
    });
    if (here) {
      event.preventDefault();
      setTimeout(followed.eventCallback, longestWait);
    }
    send(followed);
  };
  document.addEventListener('click', onClick);
  return () => document.removeEventListener('click', onClick);
}
