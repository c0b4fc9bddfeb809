'use client';

import { lazy, Suspense, useEffect, useRef, useState } from 'react';

const Player = lazy(() => import('react-player'));

interface TrailerPlayerProps {
  readonly address: string;
  readonly label: string;
  readonly className: string | undefined;
  /** The popup that it stands in: it plays while that is open, and closing it stops the video (R152, R173). */
  readonly dialogId: string;
}

/** The player loads when its popup first opens; nothing of a third party is fetched before that. */
export function TrailerPlayer({ address, label, className, dialogId }: TrailerPlayerProps) {
  const place = useRef<HTMLDivElement>(null);
  const [playing, setPlaying] = useState(false);

  useEffect(() => {
    const dialog = place.current?.closest('dialog');
    if (!dialog || dialog.id !== dialogId) return undefined;
    const follow = () => {
      setPlaying(dialog.open);
    };
    follow();
    const observer = new MutationObserver(follow);
    observer.observe(dialog, { attributeFilter: ['open'] });
    return () => {
      observer.disconnect();
      // A page that is left stays hidden in the document: its video must not play on (R152).
      dialog.close();
      setPlaying(false);
    };
  }, [dialogId]);

  return (
    <div ref={place} className={className}>
      {playing ? (
        <Suspense>
          <Player src={address} playing controls width="100%" height="100%" aria-label={label} />
        </Suspense>
      ) : null}
    </div>
  );
}
