import { describe, expect, it } from 'vitest';
import { featuredFixture } from '#src/contract/featured/fixture.ts';
import type { Featured } from '#src/contract/featured/schema.ts';
import { tagsFixture } from '#src/contract/tags/fixture.ts';
import { scheduleWith, showOf } from '#src/domain/programme/programme-test-kit.ts';
import { tagVocabulary } from '#src/domain/tag/vocabulary.ts';
import { homePushes, pushOfShow } from './home-pushes.ts';

const today = '2026-11-18';
const [film, notice] = featuredFixture;
if (film === undefined || notice === undefined) throw new Error('The fixture lacks a push.');

const featured = (showSlug: string | null, changes: Partial<Featured> = {}): Featured => ({
  ...film,
  title: `push of ${showSlug ?? 'nothing'}`,
  showSlug,
  ...changes,
});

const order = (home: number) => ({ default: 1, home, upcoming: 1, kids: 1, specialAndEvent: 1 });
const shows = new Map(
  [
    showOf('chosen'),
    showOf('preview', { orders: order(2) }),
    showOf('preview-first', { orders: order(1) }),
    showOf('recommended'),
    showOf('plain'),
    showOf('far'),
  ].map((show) => [show.slug, show]),
);

const schedule = scheduleWith({
  [today]: { plain: {}, chosen: { tags: ['avp'] }, recommended: { upsell: true } },
  '2026-11-24': { preview: { tags: ['avp'] }, 'preview-first': { tags: ['AVP-equipe'] } },
  '2026-11-25': { far: { tags: ['avp'] } },
});

const pushesWith = (changes: Partial<Parameters<typeof homePushes>[0]> = {}) =>
  homePushes({ featured: [], shows, schedule, today, tags: tagVocabulary(tagsFixture), ...changes });

const keys = (pushes: readonly { key: string }[]) => pushes.map(({ key }) => key);

describe('what home puts forward', () => {
  it('R171 R172 is what was selected, then previews of the next seven days, then recommendations', () => {
    expect(keys(pushesWith({ featured: [featured('far'), featured('plain')] }))).toEqual([
      'far',
      'plain',
      'preview-first',
      'chosen',
      'preview',
      'recommended',
    ]);
  });

  it('R171 R172 knows a preview or a recommendation from the catalogue alone too', () => {
    const told = [showOf('early', { premiere: true }), showOf('advised', { upsell: true }), showOf('plain')];
    const pushes = pushesWith({
      shows: new Map(told.map((show) => [show.slug, show])),
      schedule: scheduleWith({ [today]: { plain: {}, advised: {}, early: {}, unknown: { upsell: true } } }),
    });
    expect(keys(pushes)).toEqual(['early', 'advised']);
  });

  it('R172 has each show once, at its highest weight', () => {
    expect(
      keys(pushesWith({ featured: [featured('recommended'), featured('chosen'), featured('chosen')] })),
    ).toEqual(['recommended', 'chosen', 'preview-first', 'preview']);
  });

  it('R119 shows the push’s own title, subtitle, picture, logo, tags, call to action, sponsor and trailer', () => {
    const logo = 'https://media.example.org/logo.webp';
    const [push] = pushesWith({
      featured: [featured('chosen', { logo, sponsored: true, tags: ['onx', 'unheard-of', 'pmr'] })],
    });
    expect(push).toMatchObject({
      title: 'push of chosen',
      subtitle: 'En salle maintenant',
      show: { slug: 'chosen' },
      backdrop: film.backgroundPath,
      logo,
      cta: { label: 'Réserver', type: 'booking', newWindow: false },
      sponsored: true,
      trailer: true,
    });
    expect(push?.tags.map(({ title }) => title)).toEqual(['Grand Écran ONX']);
  });

  it('R119 takes the backdrop of its show where it brings none', () => {
    const [push] = pushesWith({ featured: [featured('chosen', { backgroundPath: null, trailer: null })] });
    expect(push?.backdrop).toEqual(shows.get('chosen')?.backdrop);
    expect(push?.trailer).toBe(false);
  });

  it('R119 keeps a push that speaks of no show, and one whose show is not known', () => {
    const pushes = pushesWith({ featured: [notice, featured('left')], schedule: null });
    expect(pushes.map(({ title, show, trailer }) => [title, show, trailer])).toEqual([
      [notice.title, null, false],
      ['push of left', null, false],
    ]);
  });

  it('is nothing where nothing is put forward', () => {
    expect(pushesWith({ schedule: scheduleWith({ [today]: { plain: {} } }) })).toEqual([]);
    expect(pushesWith({ schedule: null })).toEqual([]);
  });
});

it('a show that nobody wrote a push for stands with its own title and backdrop', () => {
  const show = showOf('plain');
  expect(pushOfShow(show)).toMatchObject({ title: 'plain', backdrop: show.backdrop, cta: null, logo: null });
});
