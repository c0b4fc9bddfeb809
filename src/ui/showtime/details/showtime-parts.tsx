import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { formatDuration } from '#src/domain/date/duration.ts';
import { formatDay, formatTime } from '#src/domain/date/format.ts';
import { formatNumber } from '#src/domain/number/format-number.ts';
import { plainTextLines } from '#src/domain/text/plain-text.ts';
import { formatPrice } from '#src/domain/price/format-price.ts';
import type { ShowtimeView } from '#src/domain/showtime/showtime-view.ts';
import type { ShowtimeRef } from '#src/routes/showtime/showtime-ref.ts';
import { popupTrigger } from '#src/popups/protocol/trigger.ts';
import type { ShowtimeModel } from '#src/domain/showtime/showtime-model.ts';
import { languageOf } from '#src/sites/registry.ts';
import type { Locale } from '#src/sites/site.ts';
import { Badge } from '../../label/badge.tsx';
import { Price } from '../../label/price.tsx';
import { Accordion, type AccordionItem } from '../../layout/accordion.client.tsx';
import { Button, buttonClass } from '../../link/button.tsx';
import { Link } from '../../link/link.tsx';
import { Icon } from '../../picture/icon.tsx';
import { ShareBar } from '../../share/share-bar.tsx';
import { Picture } from '../../picture/picture.client.tsx';
import { UntilClosed } from '../closing-link.client.tsx';
import { closingMark } from '../closing.ts';
import { markOf } from '../marks.ts';
import css from './showtime-parts.module.scss';

interface PartProps {
  readonly locale: Locale;
  readonly model: ShowtimeModel;
}

/** Poster, day, start and end, version, 3D. */
export function ShowtimeHead({ locale, model }: PartProps) {
  const t = useTranslations('showtime');
  const { show, showtime } = model;
  const { time, endTime, version, special, flags } = showtime;
  // A showtime after midnight is listed on the day before, but the visitor must know the calendar day (D28).
  const day = time.slice(0, 10);
  return (
    <div className={css['head']}>
      <Picture
        kind="poster"
        src={show.poster?.md ?? null}
        alt=""
        title={show.title}
        sizes="7rem"
        dominantColour={show.backdropColour}
        className={css['poster']}
      />
      <div className={css['words']}>
        <p className={css['date']}>{formatDay(locale, day, 'long')}</p>
        <p className={css['time']}>
          <time dateTime={time.replace(' ', 'T')}>{formatTime(locale, time)}</time>
          {endTime === null ? null : (
            <span className={css['end']}>{t('endsShort', { time: formatTime(locale, endTime) })}</span>
          )}
        </p>
        {showtime.afterMidnight ? (
          <p className={css['note']}>
            <Icon name="moon" /> {t('afterMidnight')}
          </p>
        ) : null}
        <p className={css['badges']}>
          <Badge>{version.label}</Badge>
          {flags.threeD ? <Badge>3D</Badge> : null}
          {special?.titleScreening == null ? null : (
            <Badge tone="accent" colours={special}>
              {special.titleScreening}
            </Badge>
          )}
        </p>
      </div>
    </div>
  );
}

/** Experiences and accessibility tags, as icons with text. */
export function ShowtimeMarks({ model: { showtime } }: Pick<PartProps, 'model'>) {
  const t = useTranslations('showtime');
  const helps = new Set(showtime.accessibility.map(({ slug }) => slug));
  const lists = [
    { name: t('experience'), tags: showtime.experiences.filter(({ slug }) => !helps.has(slug)) },
    { name: t('accessibility'), tags: showtime.accessibility },
  ].filter(({ tags }) => tags.length > 0);
  return lists.map(({ name, tags }) => (
    <ul key={name} className={css['marks']} aria-label={name}>
      {tags
        .map((tag) => ({ slug: tag.slug, ...markOf(tag) }))
        .map(({ slug, title, icon, premium = false }) => (
          <li key={slug} data-premium={premium ? '' : undefined} className={css['mark']}>
            {icon === undefined ? null : <Icon name={icon} />}
            {title}
          </li>
        ))}
    </ul>
  ));
}

/** Times, price, place, version and duration. Unknown facts are left out. */
export function ShowtimeFacts({ locale, model }: PartProps) {
  const t = useTranslations();
  const { show, cinema, showtime } = model;
  const { version, auditorium, seatCount } = showtime;
  const spoken =
    version.description === null || version.description === version.label
      ? version.label
      : `${version.description} (${version.label})`;
  const place = [
    auditorium,
    seatCount === null
      ? null
      : t('showtimePopup.seats', { count: seatCount, number: formatNumber(locale, seatCount) }),
  ];
  return (
    <dl className={css['facts']}>
      <Times locale={locale} showtime={showtime} />
      <PriceFact locale={locale} price={showtime.price} />
      <SeatsFact showtime={showtime} />
      <Fact name={t('showtimePopup.cinema')}>
        <Link locale={locale} to={{ page: 'cinema', slug: cinema.slug }}>
          {cinema.name}
        </Link>
        {cinema.city === null || cinema.name.includes(cinema.city) ? null : `, ${cinema.city}`}
      </Fact>
      {auditorium === null && seatCount === null ? null : (
        <Fact name={t('showtimePopup.auditorium')}>{place.filter((part) => part !== null).join(' · ')}</Fact>
      )}
      <Fact name={t('showtime.version')}>{spoken}</Fact>
      {show.duration === null ? null : (
        <Fact name={t('showtime.duration')}>{formatDuration(show.duration)}</Fact>
      )}
    </dl>
  );
}

/** Doors, film and end, where it is known how long the pre-programme is. Without one nobody is asked to come before. */
function Times({ locale, showtime }: { readonly locale: Locale; readonly showtime: ShowtimeView }) {
  const { time, filmTime, endTime } = showtime;
  const t = useTranslations('showtimePopup');
  if (filmTime === null) return null;
  return (
    <>
      {filmTime === time ? null : (
        <Fact name={t('doors')}>{t('doorsAt', { time: formatTime(locale, time) })}</Fact>
      )}
      <Fact name={t('film')}>
        {endTime === null
          ? t('filmAt', { time: formatTime(locale, filmTime) })
          : t('filmBetween', { from: formatTime(locale, filmTime), to: formatTime(locale, endTime) })}
      </Fact>
    </>
  );
}

/** The price with its parts: its one line is named beside it, several stand below. */
function PriceFact({ locale, price }: { readonly locale: Locale } & Pick<ShowtimeView, 'price'>) {
  const t = useTranslations('showtimePopup');
  if (price === null) return null;
  const [line] = price.parts;
  return (
    <Fact name={t('price')}>
      <Price amount={formatPrice(locale, price.amount)} />
      {price.parts.length > 1 ? (
        <ul className={css['parts']} aria-label={t('priceParts')}>
          {price.parts.map(({ label, amount }) => (
            <li key={label}>
              {label} <span className={css['amount']}>{formatPrice(locale, amount)}</span>
            </li>
          ))}
        </ul>
      ) : (
        line !== undefined && <span className={css['part']}> {line.label}</span>
      )}
    </Fact>
  );
}

/** The seats that are left, in words, as long as they can be booked. */
function SeatsFact({ showtime: { seats, closesAt } }: { readonly showtime: ShowtimeView }) {
  const t = useTranslations('showtimePopup');
  if (seats === null) return null;
  return (
    <UntilClosed closes={closesAt} instead={null}>
      <Fact name={t('free')}>
        {seats.kind === 'last'
          ? t('freeLast', { count: seats.count })
          : t(seats.kind === 'few' ? 'freeFew' : 'freeMany')}
      </Fact>
    </UntilClosed>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className={css['fact']}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** Texts about the special showtime and its experiences; several of them can be open at a time (R159). */
export function ShowtimeStories({ model: { showtime, experiences } }: Pick<PartProps, 'model'>) {
  const t = useTranslations();
  const { special } = showtime;
  const items: AccordionItem[] = experiences.map(({ slug, modalTitle, descriptionHtml }) => ({
    key: slug,
    title: modalTitle,
    content: (
      <div className={css['story']}>
        <Lines lines={plainTextLines(descriptionHtml)} />
        <Button look="outlined" {...popupTrigger('experienceDetails', { tag: slug })}>
          {t('experiencePopup.more')}
        </Button>
      </div>
    ),
  }));
  if (special !== null && (special.title !== null || special.description.length > 0))
    items.unshift({
      key: 'special',
      title: special.title ?? special.titleScreening ?? t('showtimePopup.special'),
      // Open from the start, because it is the reason to choose this showtime.
      open: true,
      content: <Lines lines={special.description} />,
    });
  return items.length === 0 ? null : <Accordion items={items} />;
}

function Lines({ lines }: { readonly lines: readonly string[] }) {
  return lines.map((line) => <p key={line}>{line}</p>);
}

/** The link to the booking, or the reason why booking is not possible (R165). */
export function ShowtimeBooking({ model: { showtime } }: Pick<PartProps, 'model'>) {
  const t = useTranslations();
  const { status, bookingUrl, over, closesAt } = showtime;
  if (status === 'available' && bookingUrl !== null)
    return (
      <UntilClosed closes={closesAt} instead={<Closed reason="past" />}>
        <Link external={bookingUrl} className={buttonClass('filled', css['book'])} {...closingMark(closesAt)}>
          <Icon name="ticket" />
          <span>{t('showtime.book')}</span>
          <small />
        </Link>
      </UntilClosed>
    );
  const reason =
    status === 'soldout' ? 'soldOut' : status === 'cancelled' ? status : over ? 'past' : 'closed';
  return <Closed reason={reason} />;
}

/** Why a showtime cannot be booked. */
function Closed({ reason }: { readonly reason: 'soldOut' | 'cancelled' | 'past' | 'closed' }) {
  const t = useTranslations();
  return (
    <p className={css['closed']}>
      <strong>{t(`showtime.${reason}`)}</strong> {t(`showtimePopup.${reason}Text`)}
    </p>
  );
}

/** Shares the page of a showtime, and puts it into a calendar unless it is over. */
export function ShowtimeShare({ locale, model }: PartProps) {
  const t = useTranslations('showtimePage');
  const { show, cinema, showtime } = model;
  const { day, over, time, closesAt } = showtime;
  const ref: ShowtimeRef = { show: show.slug, cinema: cinema.slug, day, id: showtime.id };
  const shared = {
    locale,
    to: { page: 'showtime', ...ref } as const,
    title: t('metaTitle', {
      title: show.title,
      cinema: cinema.name,
      day: formatDay(locale, time.slice(0, 10), 'long'),
      time: formatTime(locale, time),
    }),
  };
  const without = <ShareBar {...shared} calendar={null} />;
  if (over) return without;
  return (
    <UntilClosed closes={closesAt} instead={without}>
      <ShareBar
        {...shared}
        calendar={{ kind: 'calendar', language: languageOf(locale), of: 'showtime', ...ref }}
      />
    </UntilClosed>
  );
}
