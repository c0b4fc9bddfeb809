import { useTranslations } from 'next-intl';
import { formatDuration } from '#src/domain/date/duration.ts';
import { formatDay } from '#src/domain/date/format.ts';
import type { ShowDetailView } from '#src/domain/show/show-detail-view.ts';
import { showRef } from '#src/domain/show/show-ref.ts';
import type { Locale } from '#src/sites/site.ts';
import { PopupPanel } from '#src/ui/dialog/popup-panel.tsx';
import { Flag } from '#src/ui/label/flag.client.tsx';
import { ShowRating } from '#src/ui/label/show-rating.tsx';
import { Button, buttonClass } from '#src/ui/link/button.tsx';
import { Link } from '#src/ui/link/link.tsx';
import { MarkButton } from '#src/ui/mark/mark-button.tsx';
import { Icon } from '#src/ui/picture/icon.tsx';
import { Picture } from '#src/ui/picture/picture.client.tsx';
import type { VisitorConfig } from '#src/visitor/config.ts';
import type { PopupData } from '../protocol/kinds.ts';
import { popupTrigger } from '../protocol/trigger.ts';
import { FailedShow } from './failed-show.tsx';
import css from './show-details.module.scss';
import { useShow } from './use-show.ts';

interface ShowDetailsProps {
  readonly config: VisitorConfig;
  readonly data: PopupData<'showDetails'>;
}

/** The film of a poster: its facts, with links to its showtimes and its trailer. */
export default function ShowDetails({ config: { locale, account }, data }: ShowDetailsProps) {
  const t = useTranslations();
  const state = useShow(locale, data.show, data.page === 'entertainment');
  if (state.kind === 'waiting')
    return (
      <PopupPanel title={t('showPopup.title')}>
        <div className={css['skeleton']} aria-busy="true" />
      </PopupPanel>
    );
  if (state.kind === 'failed')
    return (
      <PopupPanel title={t('showPopup.title')}>
        <FailedShow again={state.again} />
      </PopupPanel>
    );
  const { show } = state;
  return (
    <PopupPanel title={show.title}>
      <div className={css['show']}>
        <Picture
          kind="poster"
          src={show.poster?.md ?? null}
          alt=""
          title={show.title}
          sizes="(width >= 43.75em) 11rem, 6rem"
          dominantColour={show.backdropColour}
          className={css['poster']}
        />
        <div className={css['words']}>
          {show.label?.text ? <Flag tone={show.label.colour ?? 'grey'} label={show.label.text} /> : null}
          <Facts locale={locale} show={show} />
        </div>
        {show.synopsis.length === 0 ? null : (
          <div className={css['story']}>
            {show.synopsis.map((line) => (
              <p key={line}>{line}</p>
            ))}
          </div>
        )}
      </div>
      <div className={css['ways']}>
        <Link locale={locale} to={showRef(show)} fragment="showtimes" className={buttonClass('filled')}>
          <Icon name="ticket" />
          {t('movie.seeShowtimes')}
        </Link>
        {show.trailers.length === 0 ? null : (
          <Button look="outlined" {...popupTrigger('showTrailer', { show: show.slug })}>
            <Icon name="play" />
            {t('movie.trailer')}
          </Button>
        )}
        {account === null ? null : (
          <MarkButton mark="wish" slug={show.slug}>
            {t('marks.wish')}
          </MarkButton>
        )}
      </div>
    </PopupPanel>
  );
}

function Facts({ locale, show }: { readonly locale: Locale; readonly show: ShowDetailView }) {
  const t = useTranslations('movie');
  const facts = [
    { name: t('directors', { count: show.directors.length }), value: show.directors.join(', ') },
    { name: t('actors'), value: show.actors.slice(0, 5).join(', ') },
    { name: t('release'), value: show.releaseDay === null ? '' : formatDay(locale, show.releaseDay, 'date') },
  ].filter(({ value }) => value !== '');
  return (
    <>
      <p className={css['line']}>
        {show.duration === null ? null : <span>{formatDuration(show.duration)}</span>}
        {show.genres.length === 0 ? null : <span>{show.genres.join(', ')}</span>}
        <ShowRating rating={show.contentRating} />
      </p>
      <dl className={css['facts']}>
        {facts.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
