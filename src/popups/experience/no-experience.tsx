import { useTranslations } from 'next-intl';
import { PopupPanel } from '#src/ui/dialog/popup-panel.tsx';
import { EmptyState } from '#src/ui/layout/empty-state.tsx';
import type { Locale } from '#src/sites/site.ts';
import { Button, buttonClass } from '#src/ui/link/button.tsx';
import { Link } from '#src/ui/link/link.tsx';
import css from './experience.module.scss';
import type { ExperienceState } from './use-experience.ts';

interface NoExperienceProps {
  readonly locale: Locale;
  readonly tag: string;
  readonly state: Exclude<ExperienceState, { kind: 'here' }>;
}

/** Shown while a tag is loading, when there is no such tag (R265), or when it could not be read. */
export function NoExperience({ locale, tag, state }: NoExperienceProps) {
  const t = useTranslations('state');
  const words = useTranslations('experiencePopup');
  if (state.kind === 'waiting')
    return (
      <PopupPanel title={tag.toUpperCase()}>
        <div className={css['skeleton']} aria-busy="true" />
      </PopupPanel>
    );
  if (state.kind === 'missing')
    return (
      <PopupPanel title={tag.toUpperCase()}>
        <EmptyState
          title={words('noneTitle')}
          text={words('noneText')}
          action={
            <Link locale={locale} to={{ page: 'experiences' }} className={buttonClass('outlined')}>
              {words('all')}
            </Link>
          }
        />
      </PopupPanel>
    );
  return (
    <PopupPanel title={tag.toUpperCase()}>
      <EmptyState
        kind="failed"
        title={t('failedTitle')}
        text={t('failedText')}
        action={<Button onClick={state.again}>{t('retry')}</Button>}
      />
    </PopupPanel>
  );
}
