import { describe, expect, it } from 'vitest';
import { perSite } from '#src/config/environment.ts';
import { inView, pageMetadata, type PageMetadata } from './metadata.ts';
import { sharePicture } from './share-picture.ts';

const origins = perSite((site) => `https://${site}.example.org`);
const film = (slug: string) => ({ page: 'movie', slug }) as const;
const of = (more: Partial<PageMetadata> = {}) =>
  pageMetadata({
    locale: 'de-CH',
    ref: film('weisse-nacht'),
    refs: { en: film('white-night'), de: film('weisse-nacht') },
    origins,
    title: 'Weisse Nacht',
    description: 'Eine Nacht.',
    ...more,
  });

describe('metadata of a page', () => {
  it('names the page in its own language and in the others that have it, x-default among them', () => {
    expect(of().alternates).toEqual({
      canonical: 'https://ch.example.org/de/filme-events/weisse-nacht',
      languages: {
        'en-CH': 'https://ch.example.org/en/movies-events/white-night',
        'de-CH': 'https://ch.example.org/de/filme-events/weisse-nacht',
        'x-default': 'https://ch.example.org/en/movies-events/white-night',
      },
    });
    expect(of().openGraph).toMatchObject({
      url: 'https://ch.example.org/de/filme-events/weisse-nacht',
      locale: 'de_CH',
      alternateLocale: ['en_CH'],
      siteName: 'Velours',
    });
    expect(of().robots).toBeUndefined();
  });

  it.each([
    ['filtered', { ref: { ...film('weisse-nacht'), filters: { date: '2026-11-21' } } }],
    ['kept out', { indexed: false }],
  ])('R061 a page that is %s is not indexed, and names its base page', (_, more) => {
    const { robots, alternates } = of(more);
    expect(robots).toEqual({ index: false, follow: true });
    expect(alternates).toEqual({ canonical: 'https://ch.example.org/de/filme-events/weisse-nacht' });
  });

  it('R168 R277 a kind of a list is not indexed, a later page of all is, under its own address', () => {
    const news = (type: 'event' | null, page: number) =>
      of({
        ref: { page: 'news' },
        refs: { en: { page: 'news' }, de: { page: 'news' } },
        listing: { type, page },
      });
    const first = 'https://ch.example.org/de/news';
    expect(news(null, 1).alternates?.canonical).toBe(first);
    expect(news(null, 1).alternates?.languages).toHaveProperty('en-CH');
    expect(news(null, 2).alternates).toEqual({ canonical: `${first}?page=2` });
    expect(news(null, 2).robots).toBeUndefined();
    expect(news('event', 2).alternates).toEqual({ canonical: first });
    expect(news('event', 1).robots).toEqual({ index: false, follow: true });
  });

  it('R036 a webview twin is not indexed, and names the page with header', () => {
    const ref = { page: 'helpCategory', id: '3', webview: true } as const;
    const { robots, alternates } = of({ locale: 'en-FR', ref, refs: { en: ref } });
    expect(robots).toEqual({ index: false, follow: true });
    expect(alternates).toEqual({ canonical: 'https://fr.example.org/en/help/topic/3' });
  });

  it('R066 names what is asked for, once, and shares the view', () => {
    const ref = { ...film('weisse-nacht'), filters: { date: '2026-11-24', versions: ['vo'] } };
    const view = inView(of({ ref, title: 'Weisse Nacht: VO' }), ['Dienstag, 24. November', 'VO']);
    const told = {
      title: 'Weisse Nacht: VO · Dienstag, 24. November',
      description: 'Dienstag, 24. November · VO. Eine Nacht.',
    };
    expect(view).toMatchObject({ ...told, openGraph: told });
    expect(view.openGraph?.url).toBe(
      'https://ch.example.org/de/filme-events/weisse-nacht/filters/date-2026-11-24/versions-vo',
    );
    expect(view.alternates).toEqual({ canonical: 'https://ch.example.org/de/filme-events/weisse-nacht' });
    expect(inView(of(), [])).toEqual(of());
  });

  it('R066 a view that its query asks for is shared with it', () => {
    const query = { q: 'tram & co' };
    const search = { page: 'search' } as const;
    const shared = of({ ref: search, refs: { de: search }, indexed: false, query });
    expect(shared.openGraph?.url).toBe('https://ch.example.org/de/suche?q=tram+%26+co');
    expect(shared.alternates).toEqual({ canonical: 'https://ch.example.org/de/suche' });
  });

  it('begins the sentence of a view with a capital, and leaves the title as it is', () => {
    const { title, description } = inView(of({ title: 'La Pluie' }), ['samedi 21 novembre', 'VO']);
    expect(description).toBe('Samedi 21 novembre · VO. Eine Nacht.');
    expect(title).toBe('La Pluie · samedi 21 novembre · VO');
  });

  it('cuts a long description between words', () => {
    const { description } = of({ description: 'Samtvorhang '.repeat(30) });
    expect(description).toMatch(/ Samtvorhang…$/);
    expect(description?.length).toBeLessThanOrEqual(155);
  });
});

describe('the picture of previews', () => {
  const media = 'https://media.example.org/media';

  it('is the chain’s where the page has none, with its true size', () => {
    const { openGraph, twitter } = of({ image: null });
    expect(openGraph?.images).toEqual([
      {
        url: 'https://ch.example.org/icons/velours-share.jpg',
        width: 1200,
        height: 630,
        type: 'image/jpeg',
        alt: 'Velours',
      },
    ]);
    expect(twitter).toEqual({ card: 'summary_large_image' });
  });

  it.each([
    [`${media}/backdrop/white-night/1920.webp`, `${media}/backdrop/white-night/1280.jpg`, 1280, 720, true],
    [`${media}/cinema/lyon.0a1b2c3d/640.webp`, `${media}/cinema/lyon.0a1b2c3d/1280.jpg`, 1280, 720, true],
    [`${media}/poster/white-night/320.avif`, `${media}/poster/white-night/720.jpg`, 720, 1080, false],
  ])('of %s is its JPEG %s, %i by %i', (url, jpeg, width, height, wide) => {
    expect(sharePicture('https://ch.example.org', url)).toEqual({
      url: jpeg,
      width,
      height,
      type: 'image/jpeg',
      wide,
      own: true,
    });
    expect(of({ image: url }).twitter).toEqual({ card: wide ? 'summary_large_image' : 'summary' });
  });

  it.each([
    ['https://pictures.example.com/film.JPG?w=1200', 'image/jpeg'],
    ['https://pictures.example.com/film.png', 'image/png'],
  ])('of %s nobody knows the size', (url, type) => {
    expect(of({ image: url }).openGraph?.images).toEqual([{ url, type, alt: 'Weisse Nacht' }]);
  });

  it.each([
    `${media}/backdrop/white-night/1000.webp`,
    `${media}/elsewhere/white-night/1920.avif`,
    'https://pictures.example.com/film',
  ])('of %s, which not every preview shows, is the chain’s', (url) => {
    expect(of({ image: url }).openGraph?.images).toMatchObject([
      { url: 'https://ch.example.org/icons/velours-share.jpg', type: 'image/jpeg', alt: 'Velours' },
    ]);
  });
});
