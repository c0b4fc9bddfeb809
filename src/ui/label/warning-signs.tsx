import { clsx } from 'clsx';
import css from './warning-signs.module.scss';

/** A content warning of a film, by the reference in the wire's `cinechecks`. */
export interface RatingWarning {
  readonly ref: string;
  /** The text from the data. */
  readonly description: string;
}

interface WarningSignsProps {
  /** What the signs are, for screen readers. */
  readonly word: string;
  readonly warnings: readonly RatingWarning[];
  /** Whether the texts of the signs are visible; otherwise only screen readers read them. */
  readonly verbose?: boolean;
}

/** The signs of content warnings by reference; the style sheet draws them. */
export const warningSigns: Readonly<Record<string, 'violence' | 'fear' | 'language' | 'drugs' | 'sex'>> = {
  vio: 'violence',
  angoisse: 'fear',
  language: 'language',
  drogue: 'drugs',
  sexe: 'sex',
};

/** A sign that stands alone: an image in a style sheet, with a name. */
const named = (name: string) => ({ role: 'img', 'aria-label': name }) as const;

/** Content warnings as signs. */
export function WarningSigns({ word, warnings, verbose = false }: WarningSignsProps) {
  return (
    // Spans and not a list, because ratings are part of a line of text.
    <span className={css['warnings']}>
      <span className={css['heard']}>{word}: </span>
      {warnings.map(({ ref, description }) => {
        const sign = clsx(css['sign'], css[warningSigns[ref] ?? 'warning']);
        return verbose ? (
          <span key={ref} className={css['said']}>
            <i className={sign} />
            {description}
          </span>
        ) : (
          <i key={ref} {...named(description)} className={sign} />
        );
      })}
    </span>
  );
}
