import { useTranslations } from 'next-intl';
import { PopupPanel } from '#src/ui/dialog/popup-panel.tsx';
import { EmptyState } from '#src/ui/layout/empty-state.tsx';
import { Button } from '#src/ui/link/button.tsx';
import css from './experience.module.scss';
import type { ExperienceState } from './use-experience.ts';

interface NoExperienceProps {
  readonly tag: string;
  readonly state: Exclude<ExperienceState, { kind: 'here' }>;
}

/** Shown while a tag is loading, or when it could not be read. */
export function NoExperience({ tag, state }: NoExperienceProps) {
  const t = useTranslations('state');
  if (state.kind === 'waiting')
    return (
      <PopupPanel title={tag.toUpperCase()}>
        <div className={css['skeleton']} aria-busy="true" />
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
