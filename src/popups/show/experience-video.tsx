import { useTranslations } from 'next-intl';
import { PopupPanel } from '#src/ui/dialog/popup-panel.tsx';
import { EmptyState } from '#src/ui/layout/empty-state.tsx';
import type { Locale } from '#src/sites/site.ts';
import { FailedShow } from './failed-show.tsx';
import css from './show-trailer.module.scss';
import { TrailerPlayer } from './trailer-player.tsx';
import { useVideo } from './use-video.ts';

interface ExperienceVideoProps {
  readonly locale: Locale;
  /** Slug of the experience. */
  readonly slug: string;
}

/** The video of an experience, in the player of the trailers (R088, R100). */
export function ExperienceVideo({ locale, slug }: ExperienceVideoProps) {
  const t = useTranslations();
  const state = useVideo(locale, slug);
  if (state.kind === 'waiting')
    return (
      <PopupPanel title={t('experiences.page.videoTitle')}>
        <div className={css['screen']} aria-busy="true" />
      </PopupPanel>
    );
  if (state.kind === 'failed')
    return (
      <PopupPanel title={t('experiences.page.videoTitle')}>
        <FailedShow again={state.again} />
      </PopupPanel>
    );
  const { title, video } = state;
  return (
    <PopupPanel title={title}>
      {video === null ? (
        <EmptyState title={t('experiencePopup.noVideoTitle')} text={t('experiencePopup.noVideoText')} />
      ) : (
        <TrailerPlayer trailer={video} label={t('experiences.page.playVideo', { title })} />
      )}
    </PopupPanel>
  );
}
