import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { PopupPanel } from '#src/ui/dialog/popup-panel.tsx';
import { Button } from '#src/ui/link/button.tsx';
import { Icon } from '#src/ui/picture/icon.tsx';
import type { Emotion } from '#src/visitor/feelings/store.ts';
import type { PopupData } from '../protocol/kinds.ts';
import css from './feelings.module.scss';
import { faces } from '#src/ui/mark/faces.ts';
import { rateOwn, useOwnEmotion } from './use-own-emotion.ts';

/**
 * The visitor's own rating of a film, one of three feelings. It is shown at once, and undone when saving it fails (R221).
 */
export default function MemberRating({
  data: { show, title },
}: {
  readonly data: PopupData<'memberRating'>;
}) {
  const t = useTranslations('marks');
  const emotion = useOwnEmotion(show);
  const [failed, setFailed] = useState(false);
  const choices = useRef<HTMLDivElement>(null);
  const rate = (wanted: Emotion) => {
    setFailed(false);
    void rateOwn(show, wanted).then((outcome) => setFailed(outcome === 'failed'));
  };
  return (
    <PopupPanel title={t('ratingTitle', { title })}>
      <p>{t('ratingText')}</p>
      <div ref={choices} className={css['faces']}>
        {faces.map((face) => (
          <button
            key={face.emotion}
            type="button"
            className={css['face']}
            aria-pressed={emotion === face.emotion}
            onClick={() => {
              rate(face.emotion);
            }}
          >
            <Icon name={face.icon} className={css['drawing']} />
            {t(`felt.${face.name}`)}
          </button>
        ))}
      </div>
      <p role="alert" className={css['failed']}>
        {failed ? `${t('failedTitle')}. ${t('failedText')}` : null}
      </p>
      {emotion === null ? null : (
        <Button
          look="quiet"
          onClick={() => {
            // The button goes; the focus stays with the rating that it took back.
            choices.current?.querySelector<HTMLElement>('[aria-pressed="true"]')?.focus();
            rate(null);
          }}
        >
          {t('takeBack')}
        </Button>
      )}
    </PopupPanel>
  );
}
