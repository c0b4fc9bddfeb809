import { describe, expect, it } from 'vitest';
import { demonstrationOf } from '#backend/rolling/test-demonstration.ts';
import { equipmentViews } from '#src/domain/needs/equipment.ts';
import { showtimeViews } from '#src/domain/showtime/group-showtimes.ts';
import { ownPriceOf } from '#src/domain/showtime/showtime-price.ts';
import type { ShowtimeContext } from '#src/domain/showtime/showtime-view.ts';
import { tagVocabulary, versionVocabulary } from '#src/domain/tag/vocabulary.ts';
import { addDays } from '#src/kernel/date/day.ts';
import { siteIds, sites } from '#src/sites/registry.ts';

const now = new Date('2026-11-20T14:00:00Z');
const days = [0, 1, 2].map((count) => addDays('2026-11-20', count));
const generated = await Promise.all(
  siteIds.map((site) =>
    demonstrationOf(site, now, {
      mediaOrigin: 'http://media.test',
      tunnelOrigin: 'http://tickets.test',
      accountOrigin: 'http://account.test',
    }),
  ),
);
const inLanguages = generated.flatMap(({ site, languages }) =>
  Object.entries(languages).map(
    ([language, content]) => [`${site} in ${language}`, sites[site], content] as const,
  ),
);

describe.each(inLanguages)('the prices and times of %s', (_name, site, content) => {
  /** The showtimes of three days, by cinema, as pages show them. */
  const shown = content.cinemas.map(({ slug, timeZone, preProgrammeMinutes, equipment }) => {
    const shows = content.shows.flatMap((show) => {
      const context: ShowtimeContext = {
        timeZone: timeZone ?? site.timeZone,
        now,
        tags: tagVocabulary(content.tags),
        versions: versionVocabulary(content.versions),
        preProgrammeMinutes,
        duration: show.duration,
        equipment: equipmentViews(equipment),
        pricing: content.cinemaDetails[slug]?.pricing,
        ownPrice: ownPriceOf(show, content.events),
      };
      const received = days.flatMap((day) => content.showtimes[show.slug]?.[slug]?.[day] ?? []);
      return showtimeViews(received, context).map((view) => ({ show, view }));
    });
    return { slug, shows };
  });

  it('D61 a showtime before noon costs what the list says for it, any other the full price, with its supplements', () => {
    for (const { slug, shows } of shown) {
      const pricing = content.cinemaDetails[slug]?.pricing;
      if (pricing == null) continue;
      const open = pricing.lines.filter(({ forAll }) => forAll === true);
      const [full, early, ...others] = open;
      expect([full?.until, early?.until, others]).toEqual([undefined, '12:00', []]);
      expect(early?.amount).toBeLessThan(full?.amount ?? 0);
      for (const { show, view } of shows) {
        if (!show.isMovie || view.special !== null) continue;
        const line = view.clock < '12:00' && !view.afterMidnight ? early : full;
        expect(view.price?.parts[0]).toEqual({ label: line?.label, amount: line?.amount });
      }
    }
  });

  it('D61 an evening of an event costs the same in the list, in its season and on every ticket', () => {
    for (const { shows } of shown)
      for (const { show, view } of shows) {
        const listed = content.events.find(({ slug }) => slug === show.slug)?.price;
        if (!show.isMovie) expect(view.price?.amount).toBe(listed);
      }
    for (const event of content.events) {
      const details = content.eventDetails[event.slug];
      const [first, second] = details?.details?.prices ?? [];
      expect(first?.amount).toBe(event.price);
      if (event.type === 'show') continue;
      const own = details?.shows.map((slug) => content.events.find((one) => one.slug === slug)?.price) ?? [];
      for (const price of own) expect(second?.amount).toBe(price);
    }
  });

  it('R158 begins and ends as its lengths say, and is over when the next one begins in its auditorium', () => {
    const ends = new Map<string, string>();
    const all = shown.flatMap(({ slug, shows }) => shows.map((one) => ({ slug, ...one })));
    for (const { slug, show, view } of all.toSorted((a, b) =>
      a.view.startsAt.localeCompare(b.view.startsAt),
    )) {
      const place = `${slug} ${view.auditorium}`;
      expect(view.startsAt >= (ends.get(place) ?? '')).toBe(true);
      if (view.endsAt === null) expect(view.special).not.toBeNull();
      else {
        ends.set(place, view.endsAt);
        const minutes = (Date.parse(view.endsAt) - Date.parse(view.startsAt)) / 60_000;
        expect(minutes).toBeGreaterThanOrEqual(show.duration ?? 0);
      }
      const tags = view.tags.map((tag) => tag.toLowerCase());
      if (view.special === null && tags.some((tag) => ['opera', 'ballet', 'live'].includes(tag)))
        expect(view.filmTime).toBe(view.time);
      if (view.special === null && show.duration !== null && tags.includes('pause'))
        expect(Date.parse(view.endsAt ?? '')).toBeGreaterThan(
          Date.parse(view.startsAt) + (show.duration + 9) * 60_000,
        );
    }
    expect(all.length).toBeGreaterThan(20);
  });
});
