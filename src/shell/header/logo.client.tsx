'use client';

import { markPaths, namePaths } from '#src/styles/brand-paths.ts';
import css from './logo.module.scss';

/**
 * The mark and the name. The letters are outlines, so that they do not depend on a font. An island, so that the page has
 * them once as HTML.
 */
export function Logo() {
  return (
    <svg viewBox="0 0 236 48" className={css['logo']} aria-hidden="true" focusable="false">
      <path className={css['light']} d={markPaths.light} />
      <path className={css['drape']} d={markPaths.drapes.join('')} />
      <path className={css['fold']} d={markPaths.folds} />
      <path className={css['name']} fillRule="evenodd" d={namePaths.join('')} />
    </svg>
  );
}
