import { consentState } from './consent.ts';
import { linkEvent, pageViewEvent, type DataLayerEvent, type UserStatus } from './data-layer.ts';
import type { PageFacts } from './page-facts.ts';
import { receiveViews } from './page-views.ts';

declare global {
  interface Window {
    /** What the tag manager reads. */
    dataLayer?: unknown;
  }
}

/** Nothing goes out without consent, whoever asks for it; and what a tag manager makes of it is its own affair. */
function send(event: DataLayerEvent): void {
  if (consentState().consent !== 'granted') return;
  try {
    if (!Array.isArray(window.dataLayer)) window.dataLayer = [];
    if (Array.isArray(window.dataLayer)) window.dataLayer.push(event);
  } catch {
    // A tag manager that fails is no reason for the page to.
  }
}

let started = false;
let user: Promise<UserStatus> = Promise.resolve('non logged');

/** So long a page view waits for whether somebody is signed in, in milliseconds. */
const longestSignIn = 3_000;

/**
 * What page views say from now on of the visitor (R292): whoever signs visitors in calls it as the page comes alive, with a
 * promise while that is not known yet, and again when it changes.
 */
export function setUserStatus(status: UserStatus | Promise<UserStatus>): void {
  const unknown = new Promise<UserStatus>((resolve) => {
    if (status instanceof Promise) setTimeout(() => resolve('non logged'), longestSignIn);
  });
  user = Promise.race([Promise.resolve(status).catch(() => 'non logged' as const), unknown]);
}

/** Tells of the page views that waited and of all that follow: the visitor has agreed. */
export function startTracking(): void {
  if (started) return;
  started = true;
  receiveViews((facts) => {
    // After all islands of the page have come alive, the one that knows the visitor too.
    setTimeout(() => void user.then((status) => send(pageViewEvent(facts, status))));
  });
}

/** So long the tag manager may take to go on to the link, in milliseconds. */
const longestWait = 300;

/** A link that a plain click follows away from the site in this window, or into a new one. */
function leavingLink(event: MouseEvent): HTMLAnchorElement | null {
  if (event.defaultPrevented || event.button !== 0) return null;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (link === null || !/^https?:$/.test(link.protocol) || link.origin === location.origin) return null;
  return link;
}

/**
 * Tells of links that lead to another host (R260). A link in this window waits for the tag manager's callback, but never
 * longer than a moment: without a tag manager it is followed all the same.
 *
 * @returns takes the listener away again
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
