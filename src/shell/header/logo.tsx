import css from './logo.module.scss';

/**
 * The mark: two velvet drapes that meet in a V, the light of the screen between them; then the name, letters
 * drawn as outlines so that they stand before any font loads.
 */
export function Logo() {
  return (
    <svg viewBox="0 0 236 48" className={css['logo']} aria-hidden="true" focusable="false">
      <g className={css['mark']}>
        <path className={css['light']} d="M24 4h8L24.5 40h-1L16 4h8Z" />
        <path className={css['drape']} d="M2 4h15.5c.6 14 2.6 26 6 40C12 38 3.5 25 2 4Z" />
        <path className={css['drape']} d="M46 4H30.5c-.6 14-2.6 26-6 40C36 38 44.5 25 46 4Z" />
        <path
          className={css['fold']}
          d="M6.8 5c1.2 16 7 28 15.4 37M12 5c.8 14.5 4.3 26.5 10.5 36.5M41.2 5c-1.2 16-7 28-15.4 37M36 5c-.8 14.5-4.3 26.5-10.5 36.5"
        />
      </g>
      <g className={css['name']}>
        <path d="M58 10.5h10.2v1.3l-3 .6 7.3 19.4 6.7-19.3-3.5-.7v-1.3h8.8v1.3l-2.9.7-8.7 25h-2.4l-9.5-25-3-.7v-1.3Z" />
        <path d="M88.5 36.2l3-.7V12.5l-3-.7v-1.3h18.2l.4 7.2h-1.5l-1.8-5.3h-8.2v10.2h6.2l1-3.5h1.3v9h-1.3l-1-3.6h-6.2v11.1h8.9l2.3-6h1.5l-.7 7.9H88.5v-1.3Z" />
        <path d="M112.6 36.2l3-.7V12.5l-3-.7v-1.3h11v1.3l-4 .7v23.1h7.4l2.5-6.8h1.5l-.8 8.7h-17.6v-1.3Z" />
        <path
          fillRule="evenodd"
          d="M147.6 9.9c8 0 13.3 5.7 13.3 14.1S155.6 38.1 147.6 38.1 134.3 32.4 134.3 24s5.3-14.1 13.3-14.1Zm0 1.9c-5.3 0-8.8 4.8-8.8 12.2s3.5 12.2 8.8 12.2 8.8-4.8 8.8-12.2-3.5-12.2-8.8-12.2Z"
        />
        <path d="M164.3 10.5h11v1.3l-4 .7v15.8c0 4.9 2.3 7.5 6.7 7.5s6.8-2.7 6.8-7.6V12.5l-3.8-.7v-1.3h9.3v1.3l-3.3.7v15.8c0 6-3.6 9.8-9.6 9.8-6.4 0-10.1-3.6-10.1-9.7V12.5l-3-.7v-1.3Z" />
        <path
          fillRule="evenodd"
          d="M193.5 10.5h11c6 0 9.4 2.7 9.4 7.3 0 3.6-2.2 6-6.2 6.9l7.3 10.8 2.6.7v1.3h-6.2l-8.3-12.4h-2.6v10.4l3.6.7v1.3h-10.6v-1.3l3-.7V12.5l-3-.7v-1.3Zm7 2v10.8h3.5c3.7 0 5.8-1.9 5.8-5.3 0-3.6-2.1-5.5-6-5.5h-3.3Z"
        />
        <path d="M219.5 29.3h1.5l1.4 4.7c1.2 1.4 3 2.2 5.3 2.2 3.6 0 5.7-1.8 5.7-4.7 0-2.6-1.5-4-5.7-5.6-5.5-2.1-7.7-4.3-7.7-8 0-4.7 3.6-8 9-8 2.6 0 5 .6 6.7 1.7v6.5h-1.5l-1.3-4.4c-1-1.2-2.4-1.8-4.2-1.8-3.1 0-5 1.7-5 4.4 0 2.4 1.4 3.7 5.5 5.3 5.8 2.2 8 4.4 8 8.2 0 5-3.9 8.3-9.9 8.3-3 0-5.8-.7-7.8-2v-6.8Z" />
      </g>
    </svg>
  );
}
