import { describe, expect, it } from 'vitest';
import { tagsFixture } from '#src/contract/tags/fixture.ts';
import type { Tag } from '#src/contract/tags/schema.ts';
import { siteIds, sites } from '#src/sites/registry.ts';
import type { SiteId } from '#src/sites/site.ts';
import { distinctTags, hasTag, specialTagOf, specialTags } from './special-tags.ts';
import {
  experienceView,
  isShownAt,
  tagsAt,
  tagsOfSite,
  tagView,
  tagVocabulary,
  upsellTextOf,
  versionView,
  versionVocabulary,
} from './vocabulary.ts';
import type { TagPlace } from './vocabulary.ts';

const nowhere = {
  cinema: false,
  cinemaFilters: false,
  showFilters: false,
  showtime: false,
  accessibility: false,
  show: false,
};
const places: readonly TagPlace[] = [
  'cinema',
  'cinemaFilters',
  'showFilters',
  'showtime',
  'accessibility',
  'show',
];

function tag(slug: string, changes: Partial<Tag> = {}): Tag {
  const [first] = tagsFixture;
  if (first === undefined) throw new Error('The fixture of tags is empty.');
  return { ...first, slug, title: slug.toUpperCase(), places: nowhere, ...changes };
}

describe('special tags', () => {
  it('R286 knows the tags of the specification', () => {
    expect(specialTags.toSorted()).toEqual(
      [
        '3d',
        '4dx',
        'dolby',
        'dolby_atmos',
        'dolby_cinema',
        'cinekids',
        'imax',
        'live',
        'avp',
        'premium',
        'hearing-impaired',
        'audiodesc',
        'pmr',
      ].toSorted(),
    );
  });

  it('R286 knows them in any case and lets every other tag pass through', () => {
    expect(specialTagOf('LIVE')).toBe('live');
    expect(specialTagOf('AVP')).toBe('avp');
    expect(specialTagOf('ladiesnight')).toBeNull();
    expect(specialTagOf('constructor')).toBeNull();
    expect(tagView(tagVocabulary([]), '50Plus')).toMatchObject({
      slug: '50plus',
      special: null,
      title: '50Plus',
    });
    expect(distinctTags(['Arthouse', 'whatever'])).toEqual(['Arthouse', 'whatever']);
  });

  it('R082 drops DEFAULT and takes AVP and avp for one, kept as received', () => {
    expect(distinctTags(['4dx', 'AVP', 'DEFAULT', 'avp', ' ', 'default'])).toEqual(['4dx', 'AVP']);
    expect(hasTag(['AVP'], 'avp')).toBe(true);
    expect(hasTag(['avp-equipe'], 'avp')).toBe(false);
  });
});

describe('vocabulary of tags', () => {
  it('R085 finds a tag whatever the case and shows its fields', () => {
    const vocabulary = tagVocabulary(tagsFixture);
    expect(tagView(vocabulary, 'onx')).toEqual({
      slug: 'onx',
      special: null,
      title: 'Grand Écran ONX',
      icon: { type: 'image', value: 'https://media.example.org/tags/onx.svg' },
      tooltip: 'Son immersif',
      premium: true,
      highlighted: true,
      textColour: '#ffffff',
      backgroundColour: '#10131f',
    });
    expect(tagView(vocabulary, 'PMR').icon).toEqual({ type: 'text', value: 'PMR' });
  });

  it('R085 R086 shows the panel of an experience, its titles falling back to the tag', () => {
    const vocabulary = tagVocabulary(tagsFixture);
    expect(experienceView(vocabulary, 'ONX')).toMatchObject({
      backdrop: 'https://media.example.org/tags/onx.webp',
      descriptionHtml: '<p>Une image plus large que la salle.</p>',
      ctaUrl: '/experiences/onx',
      upsellText: 'À voir aussi en ONX',
      thumbnailTitle: 'ONX',
      modalTitle: 'Le grand écran',
      bannerPicture: 'https://media.example.org/tags/onx-banner.svg',
      picture: null,
    });
    expect(experienceView(vocabulary, 'pmr')).toMatchObject({ thumbnailTitle: 'Accès en fauteuil' });
    expect(experienceView(vocabulary, 'unknown')).toBeNull();
  });

  it('R086 shows a tag only in the places it declares', () => {
    for (const place of places) {
      const vocabulary = tagVocabulary([tag('a', { places: { ...nowhere, [place]: true } }), tag('b')]);
      expect(tagsAt(vocabulary, ['A', 'b'], place).map((view) => view.slug)).toEqual(['a']);
      for (const other of places.filter((name) => name !== place))
        expect(tagsAt(vocabulary, ['A', 'b'], other)).toEqual([]);
    }
  });

  it('keeps what helps a visitor under accessibility, apart from formats', () => {
    const shown = { places: { ...nowhere, showtime: true } };
    const vocabulary = tagVocabulary([tag('IMAX', shown), tag('Audiodesc', shown), tag('quiet')]);
    const tags = ['imax', 'audiodesc', 'quiet'];
    expect(tagsAt(vocabulary, tags, 'showtime').map(({ slug }) => slug)).toEqual(['imax']);
    expect(tagsAt(vocabulary, tags, 'accessibility').map(({ slug }) => slug)).toEqual(['audiodesc']);
  });

  it('R085 sorts by the order of the use: filter in the filters, showtime elsewhere', () => {
    const everywhere = { ...nowhere, showtime: true, showFilters: true };
    const vocabulary = tagVocabulary([
      tag('a', { places: everywhere, orders: { showtime: 2, filter: 1, upsell: 1 } }),
      tag('b', { places: everywhere, orders: { showtime: 1, filter: 2, upsell: 1 } }),
    ]);
    expect(tagsAt(vocabulary, ['a', 'b'], 'showtime').map((view) => view.slug)).toEqual(['b', 'a']);
    expect(tagsAt(vocabulary, ['b', 'a'], 'showFilters').map((view) => view.slug)).toEqual(['a', 'b']);
  });

  it('R286 keeps special tags of a server without a vocabulary, and only those', () => {
    const vocabulary = tagVocabulary([]);
    expect(tagsAt(vocabulary, ['IMAX', 'pmr', 'PAUSE'], 'showtime').map((view) => view.title)).toEqual([
      'IMAX',
    ]);
    expect(tagsAt(vocabulary, ['IMAX', 'pmr', 'PAUSE'], 'accessibility').map((view) => view.special)).toEqual(
      ['pmr'],
    );
    expect(isShownAt(tagVocabulary([tag('imax')]), 'IMAX', 'showtime')).toBe(false);
  });
});

describe('vocabulary of versions', () => {
  it('R087 shows label and description, and an unknown version by its slug', () => {
    const versions = versionVocabulary([
      { slug: 'vost', label: 'VOST', description: 'Version originale sous-titrée' },
      { slug: 'VOST', label: 'other', description: null },
    ]);
    expect(versionView(versions, 'VOST')).toEqual({
      slug: 'vost',
      label: 'VOST',
      description: 'Version originale sous-titrée',
      language: null,
      subtitles: [],
    });
    expect(versionView(versions, 'nlnl')).toEqual({
      slug: 'nlnl',
      label: 'NLNL',
      description: null,
      language: 'nl',
      subtitles: [],
    });
  });

  it('R087 tells what is spoken and read as the vocabulary does, else what a known slug says', () => {
    const versions = versionVocabulary([
      { slug: 'vf', label: 'F', description: null, language: 'fr-CH', subtitles: ['de'] },
    ]);
    expect(versionView(versions, 'VF')).toMatchObject({ language: 'fr-CH', subtitles: ['de'] });
    expect(versionView(versions, 'vfst')).toMatchObject({ language: 'fr', subtitles: [] });
    expect(versionView(versions, 'vost')).toMatchObject({ language: null, subtitles: [] });
    expect(versionView(versions, 'constructor')).toMatchObject({ language: null });
  });
});

describe('what a site makes of its tags', () => {
  it('R289 has 3D among the versions of the filters on the African sites only', () => {
    const tags = [tag('3D', { versionFilter: true }), tag('vfst', { versionFilter: true })];
    const versions = (id: SiteId) =>
      tagsOfSite(tags, sites[id].features)
        .filter(({ versionFilter }) => versionFilter)
        .map(({ slug }) => slug);
    for (const id of siteIds)
      expect([id, versions(id)]).toEqual([
        id,
        ['tn', 'sn', 'ci', 'ma'].includes(id) ? ['3D', 'vfst'] : ['vfst'],
      ]);
  });

  it('R085 recommends with the text that is first in the order of upsell', () => {
    const orders = (upsell: number) => ({ showtime: 1, filter: 1, upsell });
    const vocabulary = tagVocabulary([
      tag('imax', { upsellText: 'In IMAX', orders: orders(2) }),
      tag('dolby', { upsellText: 'In Dolby', orders: orders(1) }),
      tag('pmr', { upsellText: null, orders: orders(0) }),
    ]);
    expect(upsellTextOf(vocabulary, ['IMAX', 'pmr', 'dolby'])).toBe('In Dolby');
    expect(upsellTextOf(vocabulary, ['IMAX', 'pmr'])).toBe('In IMAX');
    expect(upsellTextOf(vocabulary, ['pmr', 'unknown'])).toBeNull();
  });
});
