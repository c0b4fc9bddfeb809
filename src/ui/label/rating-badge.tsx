import { useTranslations } from 'next-intl';
import { Icon } from '../picture/icon.tsx';
import type { IconName } from '../picture/icon-paths.ts';
import css from './rating-badge.module.scss';
import { RatingLabel, type RatingLabelData } from './rating-label.tsx';

/** A content warning of a film, by the reference in the wire's `cinechecks`. */
export interface RatingWarning {
  readonly ref: string;
  /** The text from the data. */
  readonly description: string;
}

interface RatingBadgeProps {
  /** Null when the film has no rating: then only the icons are shown (D42). */
  readonly label: RatingLabelData | null;
  readonly warnings?: readonly RatingWarning[];
  /** Whether the sentence and the texts of icons are visible; otherwise only screen readers read them. */
  readonly verbose?: boolean;
}

/** A film's age rating, and icons for its content warnings. */
export function RatingBadge({ label, warnings = [], verbose = false }: RatingBadgeProps) {
  return (
    <span className={css['rating']}>
      {label === null ? null : <RatingLabel {...label} verbose={verbose} />}
      <RatingWarnings warnings={warnings} verbose={verbose} />
    </span>
  );
}

const icons: Readonly<Record<string, IconName>> = {
  vio: 'violence',
  angoisse: 'fear',
  language: 'language',
  drogue: 'drugs',
  sexe: 'sex',
};

/** The content warnings of a film as icons; nothing without any. */
export function RatingWarnings({ warnings = [], verbose = false }: Omit<RatingBadgeProps, 'label'>) {
  const t = useTranslations('rating');
  if (warnings.length === 0) return null;
  return (
    // Spans and not a list, because ratings are part of a line of text.
    <span className={css['warnings']}>
      <span className={css['heard']}>{t('warnings')}: </span>
      {warnings.map(({ ref, description }) => (
        <span key={ref} className={css['warning']}>
          <Icon name={icons[ref] ?? 'warning'} />
          <span className={verbose ? undefined : css['heard']}>{description}</span>
        </span>
      ))}
    </span>
  );
}
