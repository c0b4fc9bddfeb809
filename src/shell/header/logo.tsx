import css from './logo.module.scss';

/** The mark and the name, drawn by the style sheet. The letters are outlines, so that they do not depend on a font. */
export function Logo() {
  return <span className={css['logo']} />;
}
