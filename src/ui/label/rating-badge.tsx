import { useTranslations } from 'next-intl';
import css from './rating-badge.module.scss';
import { RatingLabel, type RatingLabelData } from './rating-label.tsx';
import { WarningSigns, type RatingWarning } from './warning-signs.tsx';

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

/** The content warnings of a film as icons; nothing without any. */
export function RatingWarnings({ warnings = [], verbose = false }: Omit<RatingBadgeProps, 'label'>) {
  const t = useTranslations('rating');
  if (warnings.length === 0) return null;
  return <WarningSigns word={t('warnings')} warnings={warnings} verbose={verbose} />;
}
