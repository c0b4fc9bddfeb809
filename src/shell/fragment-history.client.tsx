'use client';

import { useEffect } from 'react';

/**
 * Lets the framework's router know the history entries of plain fragment links. Without this, going back to such an
 * entry from another page would leave that other page on screen. Replacing the entry by itself makes it an entry of the
 * router. Renders nothing.
 */
export function FragmentHistory() {
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
