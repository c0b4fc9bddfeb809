import { clsx } from 'clsx';
import { cleanHtml } from '#src/kernel/html/clean-html.ts';
import css from './rich-text.module.scss';

interface RichTextProps {
  /** HTML from the API. */
  readonly html: string;
  readonly className?: string;
}

/** Text with markup from the API, cleaned to a short list of elements. Nothing at all when it says nothing. */
export function RichText({ html, className }: RichTextProps) {
  const clean = cleanHtml(html);
  if (clean === '') return null;
  return <div className={clsx(css['text'], className)} dangerouslySetInnerHTML={{ __html: clean }} />;
}
