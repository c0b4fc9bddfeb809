import { highlighted } from '#src/domain/search/highlight.ts';
import css from './marked-text.module.scss';

/** A text with the words of the search marked. */
export function MarkedText({ text, query }: { readonly text: string; readonly query: string }) {
  return highlighted(text, query).map(({ text: part, found }, index) =>
    found ? (
      // The index is a good key here: the text is rendered once, on the server.
      <mark key={index} className={css['mark']}>
        {part}
      </mark>
    ) : (
      part
    ),
  );
}
