import { describe, expect, it } from 'vitest';
import { searchFullFixture } from '#src/contract/search-full/fixture.ts';
import { searchTypes } from '#src/contract/search-full/schema.ts';
import { addressOf } from '#src/ui/link/link-address.ts';
import { onlyResembling, previewsOf, searchGroups } from './search-groups.ts';
import { everythingOpens, hit } from './search-test-kit.ts';

const groupsOf = (
  ...[hits, text = 'x', catalogue = everythingOpens]: Partial<Parameters<typeof searchGroups>>
) => searchGroups(hits ?? [], text, catalogue);

describe('results by kind', () => {
  it('R189 come in the order of their closest hits, each kind once', () => {
    const hits = [
      hit('cinema', 'velours-faubourg'),
      hit('show', 'the-lamplighter-31207'),
      hit('news', 'la-rentree'),
      hit('cinema', 'velours-canal'),
    ];
    const groups = groupsOf(hits);
    expect(groups.map(({ type, results }) => [type, results.length])).toEqual([
      ['cinema', 2],
      ['show', 1],
      ['news', 1],
    ]);
  });

  it('R189 R190 hold every type of the contract, with its page', () => {
    const hits = searchTypes.map((type) =>
      hit(type, type === 'event' ? 'saison-lyrique' : type === 'cinema' ? 'velours-faubourg' : `${type}-1`),
    );
    const pages = groupsOf(hits).map(({ type, results }) => [type, results[0]?.to.page]);
    expect(pages).toEqual([
      ['show', 'movie'],
      ['cinema', 'cinema'],
      ['offer', 'offer'],
      ['news', 'newsItem'],
      ['faq', 'helpArticleBySlug'],
      ['event', 'season'],
      ['gpxp', 'experience'],
      ['master_template', 'info'],
    ]);
  });

  it('R185 hold a cinema only where the list of cinemas knows it', () => {
    const hits = [hit('cinema', 'velours-elsewhere'), hit('cinema', 'velours-faubourg')];
    expect(groupsOf(hits)[0]?.results.map(({ title }) => title)).toEqual(['Velours Faubourg']);
    expect(groupsOf(hits, 'x', { ...everythingOpens, cinemas: new Map() })).toEqual([]);
  });

  it('hold the cinemas as the search names them where the list of cinemas cannot be had', () => {
    const hits = [hit('cinema', 'velours-elsewhere', { title: 'Velours Ailleurs' })];
    expect(groupsOf(hits, 'x', { ...everythingOpens, cinemas: null })[0]?.results).toMatchObject([
      { title: 'Velours Ailleurs', address: null, closed: false },
    ]);
  });

  it('leave out what has no page today, or none on the site, and types that nobody knows', () => {
    const opens = (to: Parameters<typeof everythingOpens.opens>[0]) => addressOf('fr-SN', to) !== null;
    const hits = [
      hit('faq', 'echanger-un-billet'),
      hit('person', 'maud-verrier'),
      hit('show', '../evil'),
      hit('show', 'the-lamplighter-31207'),
    ];
    const groups = groupsOf(hits, 'x', { ...everythingOpens, opens });
    expect(groups.flatMap(({ results }) => results.map(({ title }) => title))).toEqual([
      'the-lamplighter-31207',
    ]);
  });

  it('stand once where they are named twice', () => {
    expect(groupsOf([hit('show', 'a-1'), hit('show', 'a-1', { title: 'Again' })])[0]?.results).toHaveLength(
      1,
    );
  });

  it('R191 preview four, but three cinemas and three questions', () => {
    expect(searchTypes.map((type) => [type, previewsOf(type)])).toEqual([
      ['show', 4],
      ['cinema', 3],
      ['offer', 4],
      ['news', 4],
      ['faq', 3],
      ['event', 4],
      ['gpxp', 4],
      ['master_template', 4],
    ]);
  });
});

describe('a result', () => {
  const first = (...asked: Parameters<typeof groupsOf>) => groupsOf(...asked)[0]?.results[0];

  it('R105 of a show is what the list says of it, and whom of it was asked for', () => {
    const found = first(
      [hit('show', 'the-lamplighter-31207', { synopsis: 'Un soir.<br/>Une rue.' })],
      'okafor',
    );
    expect(found).toMatchObject({
      type: 'show',
      kind: 'movie',
      genres: ['Drame', 'Fantastique'],
      duration: 128,
      story: 'Un soir. Une rue.',
      directors: [],
      actors: ['Tomas Okafor'],
      originalTitle: null,
    });
    expect(first([hit('show', 'the-lamplighter-31207')], 'verrier')).toMatchObject({
      directors: ['Maud Verrier'],
      actors: [],
    });
  });

  it('R105 of a show that the list lacks is what the hit says', () => {
    const poster = 'https://media.example.org/poster/x/320.webp';
    const found = first([
      hit('show', 'unlisted-9', {
        isMovie: false,
        genres: ['Opéra'],
        duration: 90,
        poster: { lg: poster, md: poster },
      }),
    ]);
    expect(found).toMatchObject({ kind: 'event', genres: ['Opéra'], duration: 90, poster });
    expect(found?.to).toEqual({ page: 'entertainment', slug: 'unlisted-9' });
  });

  it('R280 has no length where the source does not know it', () => {
    for (const duration of [0, 1, null])
      expect(first([hit('show', 'unlisted-9', { isMovie: false, duration })])).toMatchObject({
        duration: null,
      });
  });

  it('says its title elsewhere where that was asked for', () => {
    const payload = { originalTitle: 'Sneskrædderen' };
    const found = (text: string) => first([hit('show', 'a-1', { title: 'Le Tailleur', payload })], text);
    expect(found('sneskraedderen')).toMatchObject({ originalTitle: 'Sneskrædderen' });
    expect(found('tailleur')).toMatchObject({ originalTitle: null });
  });

  it('cuts a long story between words', () => {
    const synopsis = 'mot '.repeat(100);
    const found = first([hit('show', 'a-1', { synopsis })]);
    expect(found?.type === 'show' && found.story).toMatch(/^(?:mot )+mot…$/);
  });

  it('R185 of a cinema has its address', () => {
    expect(first([hit('cinema', 'velours-faubourg')])).toMatchObject({
      title: 'Velours Faubourg',
      address: '218 rue du Velours, 75010 Paris',
      closed: false,
    });
  });

  it('R105 of an article has topic and dates of three kinds', () => {
    const news = searchFullFixture.filter(({ type }) => type === 'news');
    expect(first(news)).toMatchObject({
      dates: { kind: 'interval', start: '2026-09-01', end: '2026-09-30' },
    });
    expect(first(searchFullFixture.filter(({ type }) => type === 'faq'))).toMatchObject({
      topic: 'Réservation',
      dates: null,
      to: { page: 'helpArticleById', id: '12' },
    });
    expect(first([hit('news', 'a', { startDate: '2026-09-01', dateType: 'from' })])).toMatchObject({
      dates: { kind: 'from', start: '2026-09-01' },
    });
  });
});

describe('results that only resemble what was asked for', () => {
  it('hold no word of it', () => {
    const cinema = groupsOf([hit('cinema', 'velours-faubourg')]);
    expect(onlyResembling(cinema, 'faubuorg')).toBe(true);
    expect(onlyResembling(cinema, '75010')).toBe(false);
    expect(onlyResembling(cinema, '75011')).toBe(true);
    const show = groupsOf([hit('show', 'the-lamplighter-31207', { title: 'The Lamplighter' })], 'brandt');
    expect(onlyResembling(show, 'brandt')).toBe(false);
    expect(onlyResembling([], 'x')).toBe(false);
  });

  it('are not what a hit names itself, nor one of which nobody says who is in it', () => {
    const groupsOfUnlisted = (payload: Record<string, unknown>, text: string) =>
      groupsOf([hit('show', 'unlisted-9', { payload })], text);
    const named = { directors: ['Rosalind Threlkeld'], actors: ['Minnie Osgathorpe'] };
    const [group] = groupsOfUnlisted(named, 'osgathorpe');
    expect(group?.results[0]).toMatchObject({ directors: [], actors: ['Minnie Osgathorpe'] });
    expect(onlyResembling(groupsOfUnlisted(named, 'threlkeld'), 'threlkeld')).toBe(false);
    expect(onlyResembling(groupsOfUnlisted(named, 'threlkleld'), 'threlkleld')).toBe(true);
    expect(onlyResembling(groupsOfUnlisted({}, 'threlkeld'), 'threlkeld')).toBe(false);
    expect(onlyResembling(groupsOfUnlisted({ actors: 'Minnie', directors: [7] }, 'minnie'), 'minnie')).toBe(
      false,
    );
  });
});
