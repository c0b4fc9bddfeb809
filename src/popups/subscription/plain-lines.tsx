import { clsx } from 'clsx';
import { plainTextLines } from '#src/domain/text/plain-text.ts';
import css from './subscription.module.scss';

interface PlainLinesProps {
  /** HTML from the API. */
  readonly html: string | null;
  readonly className?: string | undefined;
}

/**
 * The words of a text with markup, a paragraph each line. Cleaning markup costs a popup half of its script; the page
 * itself shows the same texts with theirs.
 */
export function PlainLines({ html, className }: PlainLinesProps) {
  const lines = plainTextLines(html);
  if (lines.length === 0) return null;
  return (
    <div className={clsx(css['lines'], className)}>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  );
}
