'use client';

import { useEffect } from 'react';

/**
 * A plain link to a fragment makes an entry in the history that the framework's router knows nothing of, and on the way
 * back to it from another page it would leave that page standing. Replacing the entry by itself makes it the router's
 * own. Renders nothing.
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
