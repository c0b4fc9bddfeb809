import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { PopupPanel } from '#src/ui/dialog/popup-panel.tsx';
import type { ShowtimeModel } from '#src/domain/showtime/showtime-model.ts';
import { formatDay } from '#src/domain/date/format.ts';
import { knownDay } from '#src/kernel/date/day.ts';
import type { Locale } from '#src/sites/site.ts';
import { EmptyState } from '#src/ui/layout/empty-state.tsx';
import { Button, buttonClass } from '#src/ui/link/button.tsx';
import { Link } from '#src/ui/link/link.tsx';
import { PageClock } from '#src/ui/showtime/page-clock.tsx';
import type { VisitorConfig } from '#src/visitor/config.ts';
import type { PopupData } from '../protocol/kinds.ts';
import css from './showtime-popup.module.scss';
import { useShowtime, type MissingPart } from './use-showtime.ts';

interface ShowtimePopupProps {
  readonly config: VisitorConfig;
  readonly data: PopupData<'showtimeDetails'>;
  readonly children: (model: ShowtimeModel) => ReactNode;
}

/**
 * The popup of a showtime in all its states. It starts from what its ticket knew: a placeholder below that while it loads,
 * the details with what they lack, an error with a button to try again, or a note that the showtime is no longer in the
 * programme.
 */
export function ShowtimePopup({ config, data, children }: ShowtimePopupProps) {
  const t = useTranslations();
  const state = useShowtime(config, data);
  const title = data.title === '' ? t('showtimePopup.title') : data.title;
  const told = <Told locale={config.locale} data={data} />;
  if (state.kind === 'waiting')
    return (
      <PopupPanel title={title}>
        {told}
        <Skeleton label={t('state.loading')} />
      </PopupPanel>
    );
  if (state.kind === 'here')
    return (
      <PopupPanel title={state.model.show.title}>
        {state.missing.length === 0 ? null : (
          <Missing parts={state.missing} told={data.told} again={state.again} />
        )}
        <PageClock fixedNow={config.fixedNow}>{children(state.model)}</PageClock>
      </PopupPanel>
    );
  const book = (
    <Link external={data.booking} className={buttonClass('outlined')}>
      {t('showtimePopup.toBooking')}
    </Link>
  );
  return (
    <PopupPanel title={title}>
      {told}
      {state.kind === 'gone' ? (
        <EmptyState title={t('showtimePopup.goneTitle')} text={t('showtimePopup.goneText')} />
      ) : (
        <EmptyState
          kind="failed"
          title={t('state.failedTitle')}
          text={t('state.failedText')}
          action={
            <span className={css['ways']}>
              <Button onClick={state.again}>{t('state.retry')}</Button>
              {book}
            </span>
          }
        />
      )}
    </PopupPanel>
  );
}

interface ToldProps {
  readonly locale: Locale;
  readonly data: PopupData<'showtimeDetails'>;
}

/** What the ticket knew: its own text, then version, cinema and day. Nothing where a link said none of it. */
function Told({ locale, data: { told, version, place, day } }: ToldProps) {
  if (told === '') return null;
  const known = knownDay(day);
  const words = [version, place, known === null ? '' : formatDay(locale, known, 'long')];
  const rest = words.filter((text) => !told.includes(text));
  return (
    <p className={css['told']}>
      <strong>{told}</strong> {rest.join(' · ')}
    </p>
  );
}

interface MissingProps {
  readonly parts: readonly MissingPart[];
  readonly told: string;
  readonly again: () => void;
}

/** Says which details could not be read, and asks for them again. Without its cinema the end is the ticket's. */
function Missing({ parts, told, again }: MissingProps) {
  const t = useTranslations();
  const names: Readonly<Record<MissingPart, readonly string[]>> = {
    cinema: [t('showtimePopup.cinema')],
    price: [t('showtimePopup.price')],
    tags: [t('showtime.experience'), t('showtime.accessibility')],
    version: [t('showtime.version')],
  };
  return (
    <output className={css['missing']}>
      {parts.includes('cinema') && told !== '' ? <span className={css['told']}>{told}</span> : null}
      <span>{t('showtimePopup.missing', { what: parts.flatMap((part) => names[part]).join(', ') })}</span>
      <Button look="outlined" onClick={again}>
        {t('state.retry')}
      </Button>
    </output>
  );
}

/** A placeholder as large as the details, so that nothing moves when they arrive. */
function Skeleton({ label }: { readonly label: string }) {
  return (
    <div className={css['skeleton']} aria-busy="true">
      <span className={css['heard']}>{label}</span>
      <span className={css['blankPoster']} />
      <span className={css['blankLines']} />
      <span className={css['blankFacts']} />
    </div>
  );
}
