import type { Featured } from '#src/contract/featured/schema.ts';
import { ctaView, type CtaView } from '#src/domain/cta/cta-view.ts';
import type { Day } from '#src/kernel/date/day.ts';
import { compareShows, entriesOn, pushWeight } from '#src/domain/programme/programme-entries.ts';
import { upcomingSchedule, type Schedule, type ScheduleItem } from '#src/domain/programme/schedule.ts';
import type { Backdrop, ShowListView } from '#src/domain/show/show-list-view.ts';
import { trailerViews } from '#src/domain/show/trailer-view.ts';
import { tagsAt, type TagView, type TagVocabulary } from '#src/domain/tag/vocabulary.ts';

/** A push of the home page, in its hero or in the row below (R119). */
export interface HomePush {
  readonly key: string;
  readonly title: string;
  readonly subtitle: string | null;
  /** Null for a push without a show, or with a show that the catalogue does not know. */
  readonly show: ShowListView | null;
  readonly backdrop: Backdrop | null;
  /** `#rrggbb` behind the backdrop while it loads. */
  readonly colour: string | null;
  /** The title as a picture. */
  readonly logo: string | null;
  readonly tags: readonly TagView[];
  readonly cta: CtaView | null;
  readonly sponsored: boolean;
  /** Whether there is a trailer that the show's page can play. */
  readonly trailer: boolean;
}

interface PushIngredients {
  /** The pushes of the chain, home pushes before header pushes. */
  readonly featured: readonly Featured[];
  /** The catalogue by slug. */
  readonly shows: Pick<ReadonlyMap<string, ShowListView>, 'get'>;
  readonly schedule: Schedule | null;
  /** Programme day of the site. */
  readonly today: Day;
  readonly tags: TagVocabulary;
}

interface Weighed {
  readonly push: HomePush;
  readonly weight: number;
}

/** The push for a show that has no written push: its own title and backdrop. */
export function pushOfShow(show: ShowListView): HomePush {
  return {
    key: show.slug,
    title: show.title,
    subtitle: null,
    show,
    backdrop: show.backdrop,
    colour: show.backdropColour,
    logo: null,
    tags: [],
    cta: null,
    sponsored: false,
    trailer: false,
  };
}

function featuredPush(featured: Featured, { shows, tags }: PushIngredients): HomePush {
  const show = featured.showSlug === null ? null : (shows.get(featured.showSlug) ?? null);
  return {
    key: show?.slug ?? featured.title,
    title: featured.title,
    subtitle: featured.subtitle,
    show,
    backdrop: featured.backgroundPath ?? show?.backdrop ?? null,
    colour: show?.backdropColour ?? null,
    logo: featured.logo,
    tags: tagsAt(tags, featured.tags, 'show'),
    cta: ctaView(featured.cta),
    sponsored: featured.sponsored,
    trailer: show !== null && featured.trailer !== null && trailerViews([featured.trailer]).length > 0,
  };
}

/** Whether the catalogue or a layer of the programme promotes a show; few shows are merged to know their weight. */
const mayPromote = (general: ShowListView | undefined, { upsell, layers }: ScheduleItem): boolean =>
  general !== undefined &&
  (upsell || [general, ...layers].some((layer) => layer.premiere === true || layer.upsell === true));

/** The shows that the programme of the next seven days itself promotes: previews and recommendations (R171). */
function playedPushes({ schedule, shows, today }: PushIngredients): Weighed[] {
  if (schedule === null) return [];
  const soon = upcomingSchedule(schedule, today);
  const compare = compareShows('home');
  return [...soon]
    .flatMap(([day, items]) => {
      const promoted = [...items].filter(([slug, item]) => mayPromote(shows.get(slug), item));
      return entriesOn(new Map([[day, new Map(promoted)]]), day, shows);
    })
    .toSorted((a, b) => compare(a.show, b.show))
    .map(({ show, upsell }) => ({
      push: pushOfShow(show),
      weight: pushWeight({ selected: false, premiere: show.premiere, upsell: upsell || show.upsell }),
    }));
}

/**
 * The pushes of the home page, by weight (R172): first the selection of the chain, in its order, then the previews of
 * the next seven days, then the programme's recommendations. Each show is there once.
 */
export function homePushes(from: PushIngredients): HomePush[] {
  const selected = pushWeight({ selected: true, premiere: false, upsell: false });
  const weighed: Weighed[] = [
    ...from.featured.map((one) => ({ push: featuredPush(one, from), weight: selected })),
    ...playedPushes(from),
  ];
  const pushes = new Map<string, HomePush>();
  for (const { push, weight } of weighed.toSorted((a, b) => b.weight - a.weight))
    if (weight > 0 && !pushes.has(push.key)) pushes.set(push.key, push);
  return [...pushes.values()];
}
