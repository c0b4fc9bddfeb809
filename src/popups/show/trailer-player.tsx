import { useTranslations } from 'next-intl';
import { lazy, Suspense, useEffect } from 'react';
import { useStore } from 'zustand';
import { trailerHost, trailerPage, trailerPlayer } from '#src/domain/show/trailer-address.ts';
import type { TrailerView } from '#src/domain/show/trailer-view.ts';
import { Link } from '#src/ui/link/link.tsx';
import { captionedBy, CaptionTracks } from '#src/ui/picture/caption-tracks.tsx';
import { playTrailer, stopTrailer, trailerStore } from '#src/visitor/trailer/store.ts';
import css from './show-trailer.module.scss';

/** Plays the chain's own files, also streams (HLS, DASH); the players of other providers stay in their own frames. */
const FilePlayer = lazy(() => import('react-player'));

/**
 * Plays what has been mounted. Whoever closes the trailer while it loads ends the call, which is no error; the player's own
 * `playing` would leave it unhandled.
 */
function start(player: HTMLVideoElement | null): void {
  player?.play().catch(() => null);
}

interface TrailerPlayerProps {
  readonly trailer: TrailerView;
  /** Name of the trailer for assistive technology. */
  readonly label: string;
}

/** Plays a trailer while it is mounted; unmounting it stops the trailer (R152, R173). */
export function TrailerPlayer({ trailer, label }: TrailerPlayerProps) {
  const t = useTranslations('trailerPopup');
  const playing = useStore(trailerStore, (state) => state.playing === trailer.id);
  const player = trailerPlayer(trailer);
  const host = trailerHost(trailer);

  useEffect(() => {
    playTrailer(trailer.id);
    return stopTrailer;
  }, [trailer.id]);

  return (
    <>
      <div className={css['screen']}>
        {!playing ? null : player === null ? (
          <Suspense>
            <FilePlayer
              className={css['player']}
              src={trailer.id}
              poster={trailer.snapshot ?? undefined}
              width="100%"
              height="100%"
              aria-label={label}
              controls
              ref={start}
              playsInline
              {...captionedBy(trailer.captions)}
            >
              <CaptionTracks captions={trailer.captions} />
            </FilePlayer>
          </Suspense>
        ) : (
          <iframe
            className={css['player']}
            src={player}
            title={label}
            allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
            sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
            referrerPolicy="strict-origin-when-cross-origin"
          />
        )}
      </div>
      {host === null ? null : (
        <p className={css['host']}>
          {t('host', { host })}{' '}
          <Link external={trailerPage(trailer)} newWindow>
            {t('there', { host })}
          </Link>
        </p>
      )}
    </>
  );
}
