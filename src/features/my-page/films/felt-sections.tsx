import { useTranslations } from 'next-intl';
import { useStore } from 'zustand';
import type { Day } from '#src/kernel/date/day.ts';
import type { Need } from '#src/routes/filter-values/needs.ts';
import type { Locale } from '#src/sites/site.ts';
import { EmptyState } from '#src/ui/layout/empty-state.tsx';
import { Section } from '#src/ui/layout/section.client.tsx';
import { Button } from '#src/ui/link/button.tsx';
import { deviceStore } from '#src/visitor/device/store.ts';
import type { SiteCatalogue } from '../own/use-catalogue.ts';
import { useFilms } from '../own/use-films.ts';
import { useLasting } from '../own/use-lasting.ts';
import type { OwnState } from '../own/use-own-things.ts';
import type { CinemaDayState } from '../programme/use-cinema-days.ts';
import { useProgrammes } from '../programme/use-programmes.ts';
import { SeenSection } from './seen-section.tsx';
import { wishViews } from './wish-view.ts';
import { WishesSection } from './wishes-section.tsx';

interface FeltSectionsProps {
  readonly locale: Locale;
  readonly catalogue: SiteCatalogue;
  readonly now: Date;
  readonly today: Day;
  readonly own: OwnState;
  readonly days: ReadonlyMap<string, CinemaDayState>;
  /** What each showtime has to have for the visitor, as this device keeps it. */
  readonly needs: readonly Need[];
}

/** The films that the visitor wants to see and those that they have seen, or why they are not here. */
export function FeltSections(props: FeltSectionsProps) {
  const t = useTranslations('mine');
  const say = useTranslations('state');
  const { own, days } = props;
  // Wishes are ordered by the showtimes: they come once, in their order.
  const waits = own.feelings === 'waiting' || [...days.values()].some(({ kind }) => kind === 'waiting');
  if (own.feelings !== 'failed' && !waits) return <Felt {...props} />;
  return (['wishes', 'seen'] as const).map((part) => (
    <Section key={part} id={part} title={t(`${part}.title`)}>
      {own.feelings === 'failed' ? (
        <EmptyState
          kind="failed"
          title={t(`${part}.failed`)}
          text={say('failedText')}
          action={
            <Button look="outlined" onClick={own.askAgain}>
              {say('retry')}
            </Button>
          }
        />
      ) : (
        <p aria-busy="true">{say('loading')}</p>
      )}
    </Section>
  ));
}

function Felt({ locale, catalogue, now, today, own: { things }, days, needs }: FeltSectionsProps) {
  const marked = useStore(deviceStore, (state) => state.kept.seen);
  const hidesSeen = useStore(deviceStore, (state) => state.kept.hidesSeen);
  const wishes = useLasting(things.wishes);
  const seen = useLasting(things.seen);
  const films = useFilms(locale, [...new Set([...wishes, ...seen])], catalogue.shows);
  const read = [...days.values()].flatMap((state) => (state.kind === 'here' ? [state.day] : []));
  const from = { ...catalogue, films, days: read, now, today, needs };
  // The programmes are asked for where a wish does not play in the visitor's cinemas today, but may on another day.
  const isAsked = wishViews(wishes, from).some(({ state }) => state === 'playing' || state === 'coming');
  const programmes = useProgrammes(
    locale,
    isAsked ? [...days.keys()].flatMap((slug) => catalogue.cinemas.get(slug) ?? []) : [],
  );
  return (
    <>
      <WishesSection
        locale={locale}
        today={today}
        wishes={wishViews(wishes, { ...from, programmes })}
        seen={new Set(things.seen)}
      />
      <SeenSection
        locale={locale}
        seen={seen}
        films={films}
        ratings={things.ratings}
        marked={new Set(marked)}
        hidesSeen={hidesSeen}
      />
    </>
  );
}
