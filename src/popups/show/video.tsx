import { useTranslations } from 'next-intl';
import { trailerViews } from '#src/domain/show/trailer-view.ts';
import { PopupPanel } from '#src/ui/dialog/popup-panel.tsx';
import { EmptyState } from '#src/ui/layout/empty-state.tsx';
import type { PopupData } from '../protocol/kinds.ts';
import { TrailerPlayer } from './trailer-player.tsx';

/** A video of the chain's channel (R236), or of a story. */
export default function Video({ data: { id, title, provider } }: { readonly data: PopupData<'video'> }) {
  const t = useTranslations('trailerPopup');
  const videoType = provider === '' ? 'youtube' : provider;
  const told = { externalId: id, videoType, title, snapshot: null, isMain: true, language: null };
  const [video] = trailerViews([told]);
  return (
    <PopupPanel title={title}>
      {video === undefined ? (
        <EmptyState title={t('noneTitle')} text={t('noneText')} />
      ) : (
        <TrailerPlayer trailer={video} label={title} />
      )}
    </PopupPanel>
  );
}
