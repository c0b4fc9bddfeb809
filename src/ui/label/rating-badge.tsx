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
  /** `12`, `16`, or a short text; `null` means all audiences (R284). A warning text replaces it. */
  readonly label: string | null;
  /** Whether the film has a rating; without one only the icons are shown (D42). */
  readonly rated?: boolean;
  readonly warnings?: readonly RatingWarning[];
  /** Whether the texts are visible beside the icons; otherwise only screen readers read them. */
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
export function RatingBadge({ label, rated = true, warnings = [], verbose = false }: RatingBadgeProps) {
  const t = useTranslations('rating');
  const age = label === null ? null : (/^-?(\d{1,2})\+?$/.exec(label)?.[1] ?? null);
  return (
    <span className={css['rating']}>
      {rated ? (
        <span className={age === null ? css['words'] : css['age']}>
          {age === null ? (
            (label ?? t('allAudiences'))
          ) : (
            <>
              <span aria-hidden="true">{age}</span>
              <span className={css['heard']}>{t('age', { age })}</span>
            </>
          )}
        </span>
      ) : null}
      {/* Spans and not a list, because ratings are part of a line of text. */}
      {warnings.length === 0 ? null : (
        <span className={css['warnings']}>
          <span className={css['heard']}>{t('warnings')}: </span>
          {warnings.map(({ ref, description }) => (
            <span key={ref} className={css['warning']}>
              <Icon name={icons[ref] ?? 'warning'} />
              <span className={verbose ? undefined : css['heard']}>{description}</span>
            </span>
          ))}
        </span>
      )}
    </span>
  );
}
