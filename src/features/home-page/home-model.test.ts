import { describe, expect, it } from 'vitest';
import { newsFixture } from '#src/contract/news/fixture.ts';
import { cinemasFixture } from '#src/contract/cinemas/fixture.ts';
import { citiesFixture } from '#src/contract/cities/fixture.ts';
import { featuredFixture } from '#src/contract/featured/fixture.ts';
import { nativeAdFixture } from '#src/contract/native-ad/fixture.ts';
import { permanentAutopromoFixture } from '#src/contract/permanent-autopromo/fixture.ts';
import { cinemaListView } from '#src/domain/cinema/cinema-list-view.ts';
import { cinemasOn, nearLyon } from '#src/domain/place/place-test-kit.ts';
import { scheduleWith, showOf } from '#src/domain/programme/programme-test-kit.ts';
import { crowded, homeOf, ingredients, today } from './home-test-kit.ts';

const slugs = (shows: readonly { slug: string }[]) => shows.map(({ slug }) => slug);

describe('the home page', () => {
  it('R076 shows what is on, the most wanted first, and no event among the films', () => {
    const { now, nowCount } = homeOf();
    expect(slugs(now)).toEqual(['first', 'second']);
    // The list that the number leads to has the two events as well.
    expect(nowCount).toBe(4);
  });

  it('D44 shows what plays near the visitor first, with its next showtimes', () => {
    const { now, near } = homeOf({
      near: {
        ...nearLyon(today, { bellecour: { first: ['14:00'], second: ['20:00 vost', '21:00'] } }),
        partial: true,
      },
    });
    expect(slugs(now)).toEqual(['second', 'first']);
    expect([...(near?.next.keys() ?? [])]).toEqual(['second']);
    expect(near?.evening.map(({ slug }) => slug)).toEqual(['vost', 'vf']);
    expect(near?.partial).toBe(true);
    expect(homeOf().near).toBeNull();
  });

  it('D51 shows near the visitor only what meets all needs, with these showtimes alone', () => {
    const place = { city: 'lyon', name: 'Lyon', origin: null, cinemas: [], later: [], partial: false };
    const days = cinemasOn(today, { bellecour: { first: ['20:00'], second: ['20:00 vost', '21:00 vfst'] } });
    const near = { ...place, now: new Date(`${today}T18:00:00+01:00`), days };
    const schedule = scheduleWith({ [today]: { first: {}, second: { versions: ['vost', 'vfst'] } } });
    const narrowed = homeOf({ near, schedule, needs: ['captions'] });
    expect(slugs(narrowed.now)).toEqual(['second']);
    const times = narrowed.near?.next.get('second')?.flatMap(({ showtimes }) => showtimes);
    expect(times?.map(({ clock }) => clock)).toEqual(['21:00']);
    expect(slugs(homeOf({ near, needs: ['quiet'] }).now)).toEqual([]);
    // The number of the link is that of the list behind it.
    expect([narrowed.nowCount, homeOf({ near, schedule, needs: ['quiet'] }).nowCount]).toEqual([1, 0]);
    // Without a place no times are known, and nothing is left out.
    expect(slugs(homeOf({ needs: ['captions'] }).now)).toEqual(['first', 'second']);
  });

  it('shows what came out in the running cinema week, and what is marked as new', () => {
    expect(slugs(homeOf(crowded).fresh)).toEqual(['first']);
    const shows = crowded.shows.map((show) => ({ ...show, new: show.slug === 'second' }));
    expect(slugs(homeOf({ ...crowded, shows }).fresh)).toEqual(['first', 'second']);
  });

  it('has each show once: the later row leaves out what stands in an earlier one', () => {
    const vod = ['first', 'elsewhere'].map((slug) => ({
      slug,
      title: slug,
      poster: null,
      lowPrice: 4,
      url: '',
    }));
    const { now, fresh, kids, ...home } = homeOf({ ...crowded, vod });
    expect([now.length, slugs(fresh), slugs(kids), slugs(home.vod)]).toEqual([
      12,
      ['first'],
      ['second'],
      ['elsewhere'],
    ]);
    const all = [now, fresh, kids, home.presales, home.upcoming, home.events.map(({ show }) => show)].flatMap(
      slugs,
    );
    expect(new Set(all).size).toBe(all.length);
    expect([homeOf().fresh, homeOf().kids]).toEqual([[], []]);
  });

  it('R119 has the film of the hero nowhere below it, and no push of a film that stands above', () => {
    const [written] = featuredFixture;
    if (written === undefined) throw new Error('the fixture has no push');
    const push = (showSlug: string, sponsored = false) => ({
      ...written,
      title: showSlug,
      showSlug,
      sponsored,
    });
    const placesOf = (featured: readonly ReturnType<typeof push>[]) => {
      const { lead, now, pushes, events } = homeOf({ featured });
      return [
        [lead?.show?.slug],
        slugs(now),
        pushes.map(({ title }) => title),
        slugs(events.map((one) => one.show)),
      ];
    };
    expect(placesOf([push('opera'), push('first'), push('ballet')])).toEqual([
      ['opera'],
      ['first', 'second'],
      // The programme promotes none of the others.
      ['ballet'],
      [],
    ]);
    expect(placesOf([push('second'), push('first', true)])).toEqual([
      ['second'],
      // What is paid for stands in any case, and nothing else is on.
      ['first', 'second'],
      ['first'],
      ['ballet', 'opera'],
    ]);
    expect(placesOf([push('second')])).toEqual([['second'], ['first'], [], ['ballet', 'opera']]);
  });

  it('R056 has a row each for presales, what comes, and children; a presale is not announced twice', () => {
    const { presales, upcoming } = homeOf();
    expect([presales, upcoming].map(slugs)).toEqual([['presale'], ['later']]);
    expect(slugs(homeOf(crowded).kids)).toEqual(['second']);
  });

  it('has the events that can be booked, the next one first', () => {
    expect(homeOf().events.map(({ show, day }) => [show.slug, day])).toEqual([
      ['ballet', '2026-11-20'],
      ['opera', '2026-11-21'],
    ]);
  });

  it('R171 leads to the next days with showtimes', () => {
    expect(homeOf().days).toEqual([today, '2026-11-20', '2026-11-21']);
  });

  it('R119 puts the first push in the hero and the others into the row', () => {
    const featured = featuredFixture.map((push) => ({ ...push, showSlug: null }));
    const { lead, pushes } = homeOf({ featured });
    expect([lead, ...pushes].map((push) => push?.title)).toEqual(featured.map(({ title }) => title));
  });

  it('has the most wanted film with a backdrop in the hero where nothing is put forward', () => {
    const featured = [] as const;
    expect(homeOf({ featured }).lead?.key).toBe('first');
    expect(slugs(homeOf({ featured }).now)).toEqual(['second']);
    const shows = ingredients.shows.map((show) =>
      show.slug === 'first' ? { ...show, backdrop: null } : show,
    );
    expect(homeOf({ featured, shows }).lead?.key).toBe('second');
    expect(homeOf({ featured, shows: [] }).lead).toBeNull();
  });

  it('R119 shows what the chain promotes everywhere, and no promotion of single cinemas', () => {
    const { nativeAds, promos } = homeOf({
      nativeAds: nativeAdFixture,
      promos: permanentAutopromoFixture,
    });
    expect(nativeAds).toEqual([]);
    expect(promos).toMatchObject([{ title: 'La carte 5 places', cta: null, advertisement: false }]);
    const [everywhere] = homeOf({
      nativeAds: nativeAdFixture.map((ad) => ({ ...ad, cinemas: [] })),
    }).nativeAds;
    expect(everywhere).toMatchObject({ advertisement: true, cta: { label: 'En savoir plus' } });
  });

  it('needs only the list of shows: everything else drops out', () => {
    expect(homeOf({ schedule: null, cinemas: new Map() })).toMatchObject({
      days: [],
      presales: [],
      events: [],
      kids: [],
      nativeAds: [],
      promos: [],
      cities: [],
      cinemas: [],
    });
    expect(slugs(homeOf({ schedule: null }).now)).toEqual(['first', 'second']);
  });

  it('shows a handful of a great many', () => {
    const shows = Array.from({ length: 60 }, (_, index) => showOf(`film-${index}`, { new: true }));
    const { now, nowCount, fresh } = homeOf({ shows, schedule: null });
    expect([now.length, nowCount, fresh.length]).toEqual([12, 60, 6]);
  });
});

describe('the places on the home page', () => {
  const [cinema, other] = cinemasFixture;
  const [city] = citiesFixture;
  if (cinema === undefined || other === undefined || city === undefined)
    throw new Error('A fixture of places is too short.');

  it('R140 are the top cities in the site’s order, those that have cinemas', () => {
    const topCities = [
      { ...city, name: 'Lyon', slug: 'lyon', cinemas: [cinema.slug, other.slug] },
      { ...city, name: 'Lille', slug: 'lille', cinemas: ['pulled-down'] },
      { ...city, name: 'Paris', slug: 'paris', cinemas: [cinema.slug] },
    ];
    expect(homeOf({ topCities })).toMatchObject({
      cities: [
        {
          city: { name: 'Lyon', slug: 'lyon' },
          cinemas: [cinema.slug, other.slug],
          picture: cinema.backdrop,
        },
        { city: { name: 'Paris', slug: 'paris' }, cinemas: [cinema.slug] },
      ],
      cinemas: [],
    });
  });

  it('D44 begin with the visitor’s own city; near a place as much is shown as without', () => {
    const topCities = Array.from({ length: 9 }, (_, at) => ({
      ...city,
      name: `City ${at}`,
      slug: `city-${at}`,
      cinemas: [cinema.slug],
    }));
    const vod = Array.from({ length: 9 }, (_, at) => ({
      slug: `vod-${at}`,
      title: 'At home',
      poster: null,
      lowPrice: null,
      url: 'https://vod.example.org',
    }));
    const near = {
      city: 'city-7',
      name: 'City 7',
      origin: null,
      cinemas: [{ cinema: cinemaListView({ ...cinema, citySlug: 'city-7' }), kilometres: 1 }],
      now: new Date(`${today}T18:00:00+01:00`),
      days: cinemasOn(today, { bellecour: { first: ['20:00'] } }),
      later: [],
      partial: false,
    };
    const placed = homeOf({ topCities, vod, near });
    expect(placed.cities.map((one) => one.city.slug)).toEqual([
      'city-7',
      ...[0, 1, 2, 3, 4, 5, 6, 8].map((at) => `city-${at}`),
    ]);
    const anywhere = homeOf({ topCities, vod });
    expect(placed.vod).toEqual(anywhere.vod);
    expect(slugs(placed.now).toSorted()).toEqual(slugs(anywhere.now).toSorted());
  });

  it('R139 are its open cinemas where it has no top cities, or they cannot be had', () => {
    const open = cinemasFixture.filter(({ status }) => status).map(({ slug }) => slug);
    expect(slugs(homeOf().cinemas)).toEqual(open);
  });
});

it('R095 has the four latest news that have an address', () => {
  const [item] = newsFixture;
  const news = ['no address', 'a', 'b', 'c', 'd', 'e'].map((slug) => ({ ...item, slug }));
  expect(homeOf({ news }).news.map(({ slug }) => slug)).toEqual(['a', 'b', 'c', 'd']);
});
