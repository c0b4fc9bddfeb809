import { useTranslations } from 'next-intl';
import { Icon } from '../picture/icon.tsx';
import type { IconName } from '../picture/icon-paths.ts';
import css from './rating-badge.module.scss';

/** A content warning of a film, by the reference in the wire's `cinechecks`. */
export interface RatingWarning {
  readonly ref: string;
  /** The text from the data. */
  readonly description: string;
}

interface RatingBadgeProps {
  /** `12`, `−16`, or a short text; `null` means all audiences (R284). */
  readonly label: string | null;
  /** What the label means, as a sentence; without one an age is told in the words of the interface. */
  readonly sentence?: string | null;
  /** Whether the film has a rating; without one only the icons are shown (D42). */
  readonly rated?: boolean;
  readonly warnings?: readonly RatingWarning[];
  /** Whether the sentence and the texts of icons are visible; otherwise only screen readers read them. */
  readonly verbose?: boolean;
}

const icons: Readonly<Record<string, IconName>> = {
  vio: 'violence',
  angoisse: 'fear',
  language: 'language',
  drogue: 'drugs',
  sexe: 'sex',
};

/** A film's age rating, and icons for its content warnings. */
export function RatingBadge({
  label,
  sentence = null,
  rated = true,
  warnings = [],
  verbose = false,
}: RatingBadgeProps) {
  const t = useTranslations('rating');
  const age = label === null ? null : (/^[-−]?(\d{1,2})\+?$/.exec(label)?.[1] ?? null);
  const meaning = sentence ?? (age === null ? null : t('age', { age }));
  const beside = verbose ? undefined : css['heard'];
  return (
    <span className={css['rating']}>
      {/* The sentence says the age too, so the number is for the eyes. */}
      {rated ? (
        <span
          className={age === null ? css['words'] : css['age']}
          aria-hidden={age === null ? undefined : true}
        >
          {label ?? t('allAudiences')}
        </span>
      ) : null}
      {rated && meaning !== null ? <span className={beside}>{meaning}</span> : null}
      {/* Spans and not a list, because ratings are part of a line of text. */}
      {warnings.length === 0 ? null : (
        <span className={css['warnings']}>
          <span className={css['heard']}>{t('warnings')}: </span>
          {warnings.map(({ ref, description }) => (
            <span key={ref} className={css['warning']}>
              <Icon name={icons[ref] ?? 'warning'} />
              <span className={beside}>{description}</span>
            </span>
          ))}
        </span>
      )}
    </span>
  );
}
