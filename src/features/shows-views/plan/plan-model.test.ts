import { describe, expect, it } from 'vitest';
import { cinemaListView } from '#src/domain/cinema/cinema-list-view.ts';
import { cinemasFixture } from '#src/contract/cinemas/fixture.ts';
import { cinemasOn, type TestTimes } from '#src/domain/place/place-test-kit.ts';
import { showOf } from '#src/domain/programme/programme-test-kit.ts';
import { tagVocabulary, versionVocabulary } from '#src/domain/tag/vocabulary.ts';
import { planModel } from './plan-model.ts';

const day = '2026-11-18';
const shows = new Map(['dusk', 'noon', 'rain'].map((slug) => [slug, showOf(slug, { duration: 90 })]));
const [wire] = cinemasFixture;
/** A cinema some kilometres north of the first. */
const cinemaAt = (slug: string, kilometres: number) => ({
  ...cinemaListView(wire),
  slug,
  name: slug,
  position: { latitude: 48.86 + kilometres / 111.19, longitude: 2.35 },
  preProgrammeMinutes: 10,
});

/** The plans of two films at noon in Paris, in cinemas that are a kilometre apart. */
function plansOf(films: readonly string[], cinemas: Readonly<Record<string, TestTimes>>) {
  const around = Object.keys(cinemas).map((slug, index) => ({
    cinema: cinemaAt(slug, index),
    kilometres: null,
  }));
  const days = cinemasOn(day, cinemas).map((one, index) => ({
    ...one,
    cinema: around[index]?.cinema ?? one.cinema,
  }));
  return planModel({
    columns: [],
    suggested: false,
    place: null,
    options: [],
    partial: false,
    around,
    days,
    day,
    shows,
    schedule: null,
    today: day,
    filters: { films, view: 'plan' },
    now: new Date('2026-11-18T11:00:00Z'),
    vocabulary: { tags: tagVocabulary([]), versions: versionVocabulary([]) },
  });
}

const told = ({ plans }: ReturnType<typeof plansOf>) =>
  plans.map(({ showtimes, steps }) => [
    showtimes.map(({ film, at, view }) => `${film.slug} ${at.slug} ${view.clock}`).join(', '),
    steps.map(({ way, pause }) => `${way.by} ${way.minutes} ${pause}`).join(', '),
  ]);

describe('the plans of a day', () => {
  it('are made of showtimes that can be booked, with the way between their cinemas', () => {
    const model = plansOf(['dusk', 'noon'], {
      here: { dusk: ['11:00', '14:00', '14:05 vf soldout'], noon: ['16:00 vf locked'] },
      there: { noon: ['16:10'], dusk: ['18:30 vf soldout'] },
    });
    // It ends at 15:40; a kilometre on foot is 15 minutes.
    expect(told(model)).toEqual([['dusk here 14:00, noon there 16:10', 'walk 15 15']]);
  });

  it('are none before two films are chosen; those that can be added have something to book', () => {
    const model = plansOf(['dusk'], {
      here: { dusk: ['14:00'], noon: ['16:00'], rain: ['16:00 vf soldout', '10:00'] },
    });
    expect(model.plans).toEqual([]);
    expect(model.films.map(({ slug }) => slug)).toEqual(['dusk']);
    expect(model.filmOptions.map(({ slug }) => slug)).toEqual(['noon']);
  });

  it('leave out films that the site does not have, and cinemas that could not be read', () => {
    const model = plansOf(['atlantis', 'dusk', 'noon'], {
      here: { dusk: ['14:00'], noon: ['16:00'] },
      there: null,
    });
    expect(told(model)).toEqual([['dusk here 14:00, noon here 16:00', 'stay 0 20']]);
  });
});
