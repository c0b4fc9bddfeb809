import { useTranslations } from 'next-intl';
import { Icon } from '../picture/icon.tsx';
import type { IconName } from '../picture/icon-paths.ts';
import css from './rating-badge.module.scss';

/** Why a film may disturb, by the reference of the wire's `cinechecks`. */
export interface RatingWarning {
  readonly ref: string;
  /** In the data's own words. */
  readonly description: string;
}

interface RatingBadgeProps {
  /** `12`, `16`, or a short text; `null` for all audiences (R284). A warning text takes its place. */
  readonly label: string | null;
  /** Whether there is a rating at all; without one only the icons stand there (D42). */
  readonly rated?: boolean;
  readonly warnings?: readonly RatingWarning[];
  /** With the words beside the icons; without, they are heard only. */
  readonly verbose?: boolean;
}

const icons: Readonly<Record<string, IconName>> = {
  vio: 'violence',
  angoisse: 'fear',
  language: 'language',
  drogue: 'drugs',
  sexe: 'sex',
};

/** A film's age rating and the icons of what may disturb. */
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
      {/* Spans, not a list: ratings stand in lines of text. */}
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
