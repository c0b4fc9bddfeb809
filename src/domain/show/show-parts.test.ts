import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Trailer } from '#src/contract/entities.ts';
import { contentRatingView, ratingAge } from './content-rating.ts';
import { flagColour, flagOf } from './flag.ts';
import { releaseDay, releasesOf } from './releases.ts';
import { showClassifier } from './show-kind.ts';
import { trailerViews } from './trailer-view.ts';

const rated = (ref: string, warning: string | null = null, description = '') => ({
  contentRating: { ref, description, extendedDescription: null },
  cinechecks: [],
  warning,
});

const trailer = (changes: Partial<Trailer>): Trailer => ({
  externalId: 'abc123',
  videoType: 'youtube',
  title: null,
  snapshot: null,
  isMain: false,
  language: null,
  ...changes,
});

describe('flags', () => {
  it('R107 has green, yellow, grey, red and blue for 1 to 5, and no other', () => {
    expect(['1', '2', '3', '4', '5'].map(flagColour)).toEqual(['green', 'yellow', 'grey', 'red', 'blue']);
    for (const number of ['0', '6', '', 'constructor', null]) expect(flagColour(number)).toBeNull();
  });

  it('R107 makes colour 5 the heart label, with or without a text of its own', () => {
    expect(flagOf('Coup de cœur', '5')).toEqual({ text: 'Coup de cœur', colour: 'blue', heart: true });
    expect(flagOf(null, '5')).toEqual({ text: null, colour: 'blue', heart: true });
    expect(flagOf('Nouveau', '1')).toEqual({ text: 'Nouveau', colour: 'green', heart: false });
  });

  it('R107 makes the label of the category HEART the heart label, whatever its text and colour say', () => {
    expect(flagOf(null, null, 'HEART')).toEqual({ text: null, colour: 'blue', heart: true });
    expect(flagOf('Nouveau', '1', 'heart')).toEqual({ text: 'Nouveau', colour: 'blue', heart: true });
    expect(flagOf('Nouveau', '1', 'NEWS')?.heart).toBe(false);
  });

  it('R107 shows a text on an unknown colour without one, and nothing without a text', () => {
    expect(flagOf('Nouveau', '9')).toEqual({ text: 'Nouveau', colour: null, heart: false });
    expect(flagOf(' ', '2')).toBeNull();
    expect(flagOf(null, null)).toBeNull();
  });
});

describe('age ratings', () => {
  it.each(['TP', 'tp', 'AD', 'al', 'AL', 'Tout public'])(
    'R284 calls %j all audiences, a word of the interface copy',
    (ref) => {
      for (const system of ['CSA', 'Cinecheck', 'Default'] as const) {
        const view = contentRatingView(system, rated(ref));
        expect(view.label).toEqual({ kind: 'allAudiences' });
        expect(view.age).toBe(0);
      }
    },
  );

  it('R284 calls a show without any rating all audiences where its system has that label', () => {
    for (const unrated of [{ contentRating: [], cinechecks: [], warning: null }, rated(''), rated(' ')]) {
      expect(contentRatingView('CSA', unrated)).toMatchObject({ label: { kind: 'allAudiences' }, age: 0 });
      for (const system of ['Cinecheck', 'Default'] as const) {
        expect(contentRatingView(system, unrated)).toMatchObject({ label: { kind: 'none' }, age: null });
      }
    }
    expect(contentRatingView('Cinecheck', rated('', 'Scènes')).label).toEqual({
      kind: 'warning',
      text: 'Scènes',
    });
  });

  it('R284 lets a warning override the label, that of all audiences too', () => {
    expect(contentRatingView('CSA', rated('-12', 'Scènes <b>violentes</b>')).label).toEqual({
      kind: 'warning',
      text: 'Scènes violentes',
    });
    expect(contentRatingView('CSA', rated('TP', 'Lumières')).label).toEqual({
      kind: 'warning',
      text: 'Lumières',
    });
    expect(contentRatingView('CSA', rated('TP', ' ')).label).toEqual({ kind: 'allAudiences' });
  });

  it('R284 writes an age as its system does: CSA −12, Cinecheck 12, Default as received', () => {
    expect(contentRatingView('CSA', rated('-12ans')).label).toEqual({ kind: 'age', text: '−12' });
    expect(contentRatingView('Cinecheck', rated('-12ans')).label).toEqual({ kind: 'age', text: '12' });
    expect(contentRatingView('Default', rated('12+')).label).toEqual({ kind: 'age', text: '12+' });
  });

  it('R284 reads the ages of all references of the vocabularies', () => {
    const ages = ['al', '-6ans', '-9ans', '-12ans', '-14ans', '-16ans', '-18ans', '-12', '-16', '16 ans'];
    expect(ages.map(ratingAge)).toEqual([0, 6, 9, 12, 14, 16, 18, 12, 16, 16]);
  });

  it('R284 shows an unknown reference by its description, or as it is', () => {
    expect(contentRatingView('CSA', rated('X1', null, 'Avertissement')).label).toEqual({
      kind: 'text',
      text: 'Avertissement',
    });
    expect(contentRatingView('CSA', rated('X1')).label).toEqual({ kind: 'text', text: 'X1' });
    fc.assert(
      fc.property(fc.string(), fc.string(), (ref, warning) => {
        const { label } = contentRatingView('Default', rated(ref, warning));
        return label.kind === 'allAudiences' || label.kind === 'none' || label.text !== '';
      }),
      { seed: 2026, numRuns: 200 },
    );
  });

  it('R075 holds ref, description, warning and the cinecheck ratings, each once', () => {
    const view = contentRatingView('Cinecheck', {
      contentRating: { ref: '-12ans', description: '12', extendedDescription: 'Vanaf 12 jaar' },
      cinechecks: [
        { ref: 'vio', description: 'Geweld' },
        { ref: 'VIO', description: 'Geweld' },
        { ref: 'nieuw', description: '' },
      ],
      warning: null,
    });
    expect(view).toEqual({
      system: 'Cinecheck',
      ref: '-12ans',
      label: { kind: 'age', text: '12' },
      age: 12,
      description: '12',
      details: 'Vanaf 12 jaar',
      contentWarnings: [
        { ref: 'vio', text: 'Geweld' },
        { ref: 'nieuw', text: 'nieuw' },
      ],
    });
  });
});

describe('releases', () => {
  it('R079 gives date and zone, without the unknown date', () => {
    expect(releasesOf({ NL_NL: '2026-09-09', FR_FR: '2026-09-02', CH_FR: '1900-01-01' })).toEqual([
      { zone: 'FR_FR', day: '2026-09-02' },
      { zone: 'NL_NL', day: '2026-09-09' },
    ]);
    expect(releasesOf({ '': '2026-09-02' })).toEqual([{ zone: null, day: '2026-09-02' }]);
  });

  it('R079 takes the day of the site, of its country, or without a zone; never that of another country', () => {
    expect(releaseDay(releasesOf({ CH_DE: '2026-01-01', CH_FR: '2026-02-02' }), 'CH_FR')).toBe('2026-02-02');
    expect(releaseDay(releasesOf({ CH_DE: '2026-01-01' }), 'CH_FR')).toBe('2026-01-01');
    expect(releaseDay(releasesOf({ '': '2026-03-03' }), 'CH_FR')).toBe('2026-03-03');
    expect(releaseDay(releasesOf({ FR_FR: '2026-03-03' }), 'CH_FR')).toBeNull();
    expect(releaseDay([], 'CH_FR')).toBeNull();
  });
});

describe('films and events', () => {
  const events = [
    { slug: 'gala', type: 'show' as const },
    { slug: 'season-1', type: 'season' as const },
  ];

  it('D39 goes by isMovie where the catalogue has films', () => {
    const kindOf = showClassifier([{ isMovie: true }, { isMovie: false }], events);
    expect(kindOf({ slug: 'gala', isMovie: true })).toBe('movie');
    expect(kindOf({ slug: 'other', isMovie: false })).toBe('event');
  });

  it('D39 goes by the events where the whole catalogue says that it has none', () => {
    const kindOf = showClassifier([{ isMovie: false }, { isMovie: false }], events);
    expect(kindOf({ slug: 'gala', isMovie: false })).toBe('event');
    expect(kindOf({ slug: 'other', isMovie: false })).toBe('movie');
    expect(kindOf({ slug: 'season-1', isMovie: false })).toBe('movie');
    expect(showClassifier([{ isMovie: false }], [])({ slug: 'gala', isMovie: false })).toBe('movie');
  });

  it('D39 goes by isMovie without a catalogue', () => {
    expect(showClassifier([], events)({ slug: 'x', isMovie: false })).toBe('event');
  });
});

describe('trailers', () => {
  it('R088 keeps all four providers, the main one first', () => {
    const views = trailerViews([
      trailer({ externalId: '1955', videoType: 'allocine' }),
      trailer({ externalId: '77', videoType: 'Vimeo' }),
      trailer({ externalId: 'a-b_c', videoType: 'youtube', isMain: true, title: 'Trailer', language: 'fr' }),
      trailer({ externalId: 'https://media.example.org/a.mp4', videoType: 's3' }),
    ]);
    expect(views.map((view) => view.provider)).toEqual(['youtube', 'allocine', 'vimeo', 'S3']);
    expect(views[0]).toEqual({
      provider: 'youtube',
      id: 'a-b_c',
      title: 'Trailer',
      snapshot: null,
      main: true,
      language: 'fr',
      publishedAt: null,
      seconds: null,
      captions: [],
    });
  });

  it('R088 has the captions of a file, and the day on which it was published', () => {
    const captions = [{ language: 'nl-BE', label: 'Nederlands', url: 'https://media.example.org/a.nl.vtt' }];
    const told = { captions, publishedAt: '2026-05-01T08:00:00Z', seconds: 95 };
    const file = { externalId: 'https://media.example.org/a.mp4', videoType: 'S3', ...told };
    expect(trailerViews([trailer(file)])[0]).toMatchObject(told);
    expect(trailerViews([trailer({ ...told, videoType: 'youtube' })])[0]?.captions).toEqual([]);
  });

  it('R088 drops unknown providers and ids that are none', () => {
    expect(
      trailerViews([
        trailer({ videoType: 'other' }),
        trailer({ externalId: '../evil?x' }),
        trailer({ externalId: 'javascript:alert(1)', videoType: 'S3' }),
        trailer({ externalId: 'file.mp4', videoType: 'S3' }),
      ]),
    ).toEqual([]);
  });

  it('R088 keeps one of two that are the same, the main one', () => {
    const views = trailerViews([trailer({ title: 'a' }), trailer({ title: 'b', isMain: true })]);
    expect(views.map((view) => view.title)).toEqual(['b']);
  });
});
