import { Icon } from '../picture/icon.tsx';
import type { IconName } from '#src/styles/icon-paths.ts';
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

/** The signs of content warnings by reference. */
const warningSigns: Readonly<Record<string, IconName>> = {
  vio: 'violence',
  angoisse: 'fear',
  language: 'language',
  drogue: 'drugs',
  sexe: 'sex',
};

/** Content warnings as signs, each an element by itself: for lists, which have very many of them. */
export function LeanWarningSigns({ word, warnings }: Omit<WarningSignsProps, 'verbose'>) {
  return warnings.map(({ ref, description }) => (
    <Icon key={ref} name={warningSigns[ref] ?? 'warning'} label={`${word}: ${description}`} />
  ));
}

/** Content warnings as signs. */
export function WarningSigns({ word, warnings, verbose = false }: WarningSignsProps) {
  return (
    // Spans and not a list, because ratings are part of a line of text.
    <span className={css['warnings']}>
      <span className={css['heard']}>{word}: </span>
      {warnings.map(({ ref, description }) => {
        const sign = warningSigns[ref] ?? 'warning';
        return verbose ? (
          <span key={ref} className={css['said']}>
            <Icon name={sign} />
            {description}
          </span>
        ) : (
          <Icon key={ref} name={sign} label={description} />
        );
      })}
    </span>
  );
}
