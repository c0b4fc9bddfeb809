import { describe, expect, it } from 'vitest';
import { newsItemFixture } from '#src/contract/news-item/fixture.ts';
import { harbourCatalogue } from '../import/fixtures/harbour.ts';
import { identify } from './item-rows.ts';
import { pictureRows } from './picture-rows.ts';

const images = 'https://images.chain.example';

/** The pictures of the harbour's catalogue after a change, each as `kind/key/width address`. */
async function rowsAfter(change: (nl: Language, en: Language) => void): Promise<string[]> {
  const catalogue = await harbourCatalogue();
  const { nl, en } = catalogue.languages;
  if (nl === undefined || en === undefined) throw new Error('the fixture is Dutch and English');
  for (const content of [nl, en]) {
    for (const show of [...content.shows, ...Object.values(content.showDetails)]) {
      show.posterPath = null;
      show.backgroundPath = null;
      if ('trailers' in show) show.trailers = [];
    }
    for (const cinema of [...content.cinemas, ...Object.values(content.cinemaDetails)])
      cinema.backdrop = null;
    content.tags = [];
    content.featured = [];
  }
  change(nl, en);
  const rows = [...pictureRows('nl', identify(catalogue, ['nl', 'en']))];
  expect(new Set(rows.map(({ key }) => key)).size).toBe(rows.length);
  return rows.map(({ columns: { kind, key, width, url } }) => `${kind}/${key}/${width} ${url}`);
}
type Language = NonNullable<Awaited<ReturnType<typeof harbourCatalogue>>['languages']['nl']>;

describe('the pictures that a catalogue names elsewhere', () => {
  it('are named by their items, every size of a picture with its own address', async () => {
    const rows = await rowsAfter((nl) => {
      const [show] = nl.shows;
      const [cinema] = nl.cinemas;
      if (show === undefined || cinema === undefined) throw new Error('the fixture has shows and cinemas');
      show.posterPath = { lg: `${images}/lg.jpg`, md: `${images}/md.jpg` };
      show.backgroundPath = { lg: `${images}/wide.jpg`, md: `${images}/wide.jpg`, sm: `${images}/slim.jpg` };
      cinema.backdrop = `${images}/front.jpg`;
    });
    expect(rows.toSorted()).toEqual([
      `backdrop/nl-show-het-zoutpakhuis-70101/1920 ${images}/wide.jpg`,
      `backdrop/nl-show-het-zoutpakhuis-70101/640 ${images}/slim.jpg`,
      `cinema/nl-cinema-velours-havenkwartier/1920 ${images}/front.jpg`,
      `poster/nl-show-het-zoutpakhuis-70101/320 ${images}/md.jpg`,
      `poster/nl-show-het-zoutpakhuis-70101/720 ${images}/lg.jpg`,
    ]);
  });

  it('are there once: another item, answer or language with the same address has the same picture', async () => {
    const rows = await rowsAfter((nl, en) => {
      for (const content of [nl, en])
        for (const show of [...content.shows, ...Object.values(content.showDetails)])
          show.posterPath = { lg: `${images}/soon.jpg`, md: `${images}/soon.jpg` };
    });
    expect(rows).toEqual([`poster/nl-show-het-zoutpakhuis-70101/720 ${images}/soon.jpg`]);
  });

  it('have a number where a language has another one', async () => {
    const rows = await rowsAfter((nl, en) => {
      const same = (url: string) => ({ lg: url, md: url });
      const [dutch] = nl.shows;
      const [english] = en.shows;
      if (dutch === undefined || english === undefined) throw new Error('the fixture has shows');
      dutch.posterPath = same(`${images}/nl.jpg`);
      english.posterPath = same(`${images}/en.jpg`);
    });
    expect(rows).toEqual([
      `poster/nl-show-het-zoutpakhuis-70101/720 ${images}/nl.jpg`,
      `poster/nl-show-het-zoutpakhuis-70101-2/720 ${images}/en.jpg`,
    ]);
  });

  it('are those of trailers and site-wide answers too; logos, cards and our own pictures are not among them', async () => {
    const rows = await rowsAfter((nl) => {
      const [detail] = Object.values(nl.showDetails);
      if (detail === undefined) throw new Error('the fixture has details');
      const trailer = { externalId: 'x', videoType: 'youtube', title: null, isMain: true, language: null };
      detail.trailers = [
        { ...trailer, snapshot: null },
        { ...trailer, snapshot: `${images}/still.jpg` },
      ];
      detail.logoTitle = `${images}/logo.png`;
      detail.posterPath = {
        lg: 'https://media.chain.example/media/poster/salt/720.webp',
        md: 'https://media.chain.example/media/poster/salt.0a1b2c3d/320.webp',
      };
      detail.backgroundPath = { lg: 'x', md: `${images}/${'a'.repeat(2_000)}`, sm: 'data:image/png,' };
    });
    expect(rows).toEqual([
      `backdrop/nl-show-het-zoutpakhuis-70101-trailers-2-still/1920 ${images}/still.jpg`,
    ]);
  });

  it('R089 are those of stories in lists, pages and texts, and of the offers page', async () => {
    const rows = await rowsAfter((nl) => {
      const story = { ...newsItemFixture, image: `${images}/story.jpg`, thumbnail: `${images}/small.jpg` };
      const content = `<img src="${images}/in.jpg?a=1&amp;b=2" alt="" /><a href="${images}/no.jpg">b</a>`;
      nl.news = [story];
      nl.newsItemDetails = { [story.slug]: { ...story, content } };
      nl.offersPage = { ...nl.offersPage, backdrop: `${images}/offers.jpg`, image: `${images}/coin.jpg` };
    });
    expect(rows.toSorted()).toEqual([
      `backdrop/nl-newsitem-the-harbour-reopens-content-1/1920 ${images}/in.jpg?a=1&b=2`,
      `backdrop/nl-newsitem-the-harbour-reopens-small/1920 ${images}/small.jpg`,
      `backdrop/nl-newsitem-the-harbour-reopens/1920 ${images}/story.jpg`,
      `backdrop/nl-offerspage-2/1920 ${images}/coin.jpg`,
      `backdrop/nl-offerspage/1920 ${images}/offers.jpg`,
    ]);
  });

  it('have keys of our form, whatever the slug', async () => {
    const long = `A_very.long-${'name-'.repeat(30)}70999`;
    const rows = await rowsAfter((nl) => {
      const [show] = nl.shows;
      if (show === undefined) throw new Error('the fixture has shows');
      nl.shows.push({ ...show, slug: long, posterPath: { lg: `${images}/a.jpg`, md: `${images}/a.jpg` } });
    });
    expect(rows.join()).toMatch(/^poster\/nl-show-a-very-long-name-[a-z0-9-]{1,80}-[0-9a-f]{8}\/720 /);
    expect((rows[0] ?? '').split('/')[1]?.length).toBeLessThanOrEqual(94);
  });
});
