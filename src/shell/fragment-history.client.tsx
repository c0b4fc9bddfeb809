'use client';

import { useEffect } from 'react';

/**
 * Back and forward restore the place of a page at once: a restoring scroll that is smooth ends where the focus moves, and
 * the page stays at its top. What the visitor does next may be smooth again.
 */
function restoreAtOnce(): () => void {
  const { style } = document.documentElement;
  const still = () => {
    style.scrollBehavior = 'auto';
  };
  const free = () => {
    style.removeProperty('scroll-behavior');
  };
  addEventListener('popstate', still);
  addEventListener('click', free, true);
  addEventListener('keydown', free, true);
  return () => {
    removeEventListener('popstate', still);
    removeEventListener('click', free, true);
    removeEventListener('keydown', free, true);
  };
}

/**
 * Lets Next.js's router know the history entries of plain fragment links. Without this, going back to such an
 * entry from another page would leave that other page on screen. Replacing the entry by itself makes it an entry of the
 * router. Renders nothing.
 */
export function FragmentHistory() {
  useEffect(restoreAtOnce, []);
  useEffect(() => {
    const adopt = () => {
      if (history.state === null) history.replaceState(null, '', location.href);
    };
    addEventListener('hashchange', adopt);
    return () => {
      removeEventListener('hashchange', adopt);
    };
  }, []);
  return null;
}
