import { clsx } from 'clsx';
import { cleanHtml } from '#src/kernel/html/clean-html.ts';
import css from './rich-text.module.scss';

interface RichTextProps {
  /** HTML from the API. */
  readonly html: string;
  readonly className?: string;
}

/**
 * Puts each table into an element of its own that scrolls, so that a wide table moves and not the page. It can have the
 * focus, for scrolling by keyboard. Cleaned HTML has its tables without attributes.
 */
function withScrollingTables(clean: string): string {
  return clean
    .replaceAll('<table>', `<div class="${css['wide'] ?? ''}" role="group" tabindex="0"><table>`)
    .replaceAll('</table>', '</table></div>');
}

/** Text with markup from the API, reduced to a short list of allowed elements. Renders nothing when it has no text. */
export function RichText({ html, className }: RichTextProps) {
  const clean = cleanHtml(html);
  if (clean === '') return null;
  return (
    <div
      className={clsx(css['text'], className)}
      dangerouslySetInnerHTML={{ __html: withScrollingTables(clean) }}
    />
  );
}
