import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { PopupPanel } from '#src/ui/dialog/popup-panel.tsx';
import { EmptyState } from '#src/ui/layout/empty-state.tsx';
import { Button } from '#src/ui/link/button.tsx';
import type { VisitorConfig } from '#src/visitor/config.ts';
import type { PopupData } from '../protocol/kinds.ts';
import { ExperienceVideo } from './experience-video.tsx';
import { FailedShow } from './failed-show.tsx';
import css from './show-trailer.module.scss';
import { TrailerPlayer } from './trailer-player.tsx';
import { useShow } from './use-show.ts';

interface ShowTrailerProps {
  readonly config: VisitorConfig;
  readonly data: PopupData<'showTrailer'>;
}

/** Plays the trailers of a show, or the video of an experience. */
export default function ShowTrailer({ config, data }: ShowTrailerProps) {
  return data.experience === '' ? (
    <Trailers config={config} data={data} />
  ) : (
    <ExperienceVideo locale={config.locale} slug={data.experience} />
  );
}

/** A trailer of a show: the main one unless another is requested, with its other trailers below (R088, R152). */
function Trailers({ config, data }: ShowTrailerProps) {
  const t = useTranslations();
  const state = useShow(config.locale, data.show);
  const [chosen, setChosen] = useState(data.trailer);
  const label = t('trailerPopup.title');
  if (state.kind === 'waiting')
    return (
      <PopupPanel title={label}>
        <div className={css['screen']} aria-busy="true" />
      </PopupPanel>
    );
  if (state.kind === 'failed')
    return (
      <PopupPanel title={label}>
        <FailedShow again={state.again} />
      </PopupPanel>
    );
  const { title, trailers } = state.show;
  const trailer = trailers.find(({ id }) => id === chosen) ?? trailers[0];
  if (trailer === undefined)
    return (
      <PopupPanel title={title}>
        <EmptyState title={t('trailerPopup.noneTitle')} text={t('trailerPopup.noneText')} />
      </PopupPanel>
    );
  return (
    <PopupPanel title={title}>
      <TrailerPlayer key={trailer.id} trailer={trailer} label={t('movie.playTrailer', { title })} />
      {trailers.length < 2 ? null : (
        <ul className={css['others']} aria-label={t('trailerPopup.others')}>
          {trailers.map(({ id, title: name, language }, index) => (
            <li key={id}>
              <Button
                look="outlined"
                aria-pressed={id === trailer.id}
                onClick={() => {
                  setChosen(id);
                }}
              >
                {name ?? t('trailerPopup.number', { number: index + 1 })}
                {language === null ? null : ` (${language.toUpperCase()})`}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </PopupPanel>
  );
}
