import { highlighted } from '#src/domain/search/highlight.ts';
import css from './marked-text.module.scss';

/** A text with what the search found in it marked. */
export function MarkedText({ text, query }: { readonly text: string; readonly query: string }) {
  return highlighted(text, query).map(({ text: part, found }, index) =>
    found ? (
      // A part is known by its place: the text is rendered once, on the server.
      <mark key={index} className={css['mark']}>
        {part}
      </mark>
    ) : (
      part
    ),
  );
}
