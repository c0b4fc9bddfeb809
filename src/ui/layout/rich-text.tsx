import { clsx } from 'clsx';
import { cleanHtml } from '#src/kernel/html/clean-html.ts';
import css from './rich-text.module.scss';

interface RichTextProps {
  /** HTML from the API. */
  readonly html: string;
  readonly className?: string;
}

/** Text with markup from the API, reduced to a short list of allowed elements. Renders nothing when it has no text. */
export function RichText({ html, className }: RichTextProps) {
  const clean = cleanHtml(html);
  if (clean === '') return null;
  return <div className={clsx(css['text'], className)} dangerouslySetInnerHTML={{ __html: clean }} />;
}
