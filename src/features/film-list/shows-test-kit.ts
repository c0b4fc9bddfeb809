import { cinemasFixture } from '#src/contract/cinemas/fixture.ts';
import { tagsFixture } from '#src/contract/tags/fixture.ts';
import { versionsFixture } from '#src/contract/versions/fixture.ts';
import { announced, scheduleWith, showOf } from '#src/domain/programme/programme-test-kit.ts';
import { tagVocabulary, versionVocabulary } from '#src/domain/tag/vocabulary.ts';
import type { Filters } from '#src/routes/filters.ts';
import { showsModel, type ShowsModel } from './shows-model.ts';

/** A Wednesday. */
export const today = '2026-11-18';
export const tomorrow = '2026-11-19';

const drama = [{ slug: 'drame', label: 'Drame' }];
const comedy = [{ slug: 'comedie', label: 'Comédie' }];
const order = (place: number) => ({
  default: place,
  home: place,
  upcoming: place,
  kids: place,
  specialAndEvent: place,
});

type ShowsIngredients = Parameters<typeof showsModel>[0];

/** Two films, the second of them for children; an opera; a presale; an announced film. */
export function showsOf(filters: Filters = {}, changes: Partial<ShowsIngredients> = {}): ShowsModel {
  return showsModel({
    shows: [
      showOf('drama', { genres: drama, orders: order(1) }),
      showOf('cartoon', { genres: comedy, orders: order(2) }),
      showOf('opera', { kind: 'event', genres: [], orders: order(3) }),
      announced('presale', { genres: drama, orders: order(4), releaseDay: '2026-11-25' }),
      announced('later', {
        genres: comedy,
        orders: order(5),
        releaseDay: '2026-12-02',
        salesOpeningDate: '2026-11-24T09:00:00.000Z',
      }),
    ],
    schedule: scheduleWith({
      [today]: { drama: { versions: ['vf'], tags: ['onx'] } },
      [tomorrow]: {
        drama: { versions: ['vf', 'vost'] },
        cartoon: { layer: { kids: true } },
        opera: { versions: ['vost'] },
      },
      '2026-11-24': { presale: { layer: { released: false } } },
    }),
    vocabulary: { tags: tagVocabulary(tagsFixture), versions: versionVocabulary(versionsFixture) },
    cinemas: new Map(cinemasFixture.map((cinema) => [cinema.slug, { ...cinema, status: true }])),
    near: null,
    vod: [],
    today,
    filters,
    ...changes,
  });
}
