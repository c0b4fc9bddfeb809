import { describe, expect, it } from 'vitest';
import { articleFixture } from '#src/contract/article/fixture.ts';
import { cinemasFixture } from '#src/contract/cinemas/fixture.ts';
import { experienceGroupFixture } from '#src/contract/experience-group/fixture.ts';
import { experiencesFixture } from '#src/contract/experiences/fixture.ts';
import { faqArticleFixture } from '#src/contract/faq-article/fixture.ts';
import { masterTemplateFixture } from '#src/contract/master-template/fixture.ts';
import { newsItemFixture } from '#src/contract/news-item/fixture.ts';
import { newsFixture } from '#src/contract/news/fixture.ts';
import { offerFixture } from '#src/contract/offer/fixture.ts';
import { showsFixture } from '#src/contract/shows/fixture.ts';
import { dropDangling } from './dangling.ts';
import { emptyDraft } from './draft.ts';
import type { Draft } from './draft.ts';
import { Findings } from './findings.ts';

const cinema = { ...cinemasFixture[0], nearbySessionsCinema: null };
const show = firstOf(showsFixture.shows);
const there = { cinemas: [cinema.slug, 'sunk'], featuredShow: 'lost-film-1', redirectSlug: 'nowhere' };

function firstOf<T>(list: readonly T[]): T {
  const [first] = list;
  if (first === undefined) throw new Error('expected a fixture with an item');
  return first;
}

/** A draft with one cinema and one show, after the check, and what was left out, as `file field: message`. */
function checked(parts: Partial<Draft>): { draft: Draft; left: string[] } {
  const findings = new Findings();
  const draft = dropDangling({ ...emptyDraft('nl'), cinemas: [cinema], shows: [show], ...parts }, findings);
  expect(findings.problems).toEqual([]);
  return {
    draft,
    left: findings.leftOut.map(({ origin, field, message }) => `${origin} ${field}: ${message}`),
  };
}

describe('references of texts to what is missing', () => {
  it('R089 leaves out the film of a news item and the page that it has moved to', () => {
    const [listed] = newsFixture;
    const { draft, left } = checked({
      news: [listed],
      newsItemDetails: {
        kept: { ...newsItemFixture, slug: 'kept', featuredShow: show.slug, redirectSlug: listed.slug },
        lost: { ...newsItemFixture, slug: 'lost', featuredShow: 'lost-film-1', redirectSlug: 'nowhere' },
      },
    });
    expect(draft.newsItemDetails['kept']).toMatchObject({
      featuredShow: show.slug,
      redirectSlug: listed.slug,
    });
    expect(draft.newsItemDetails['lost']).toMatchObject({ featuredShow: null, redirectSlug: null });
    expect(left).toEqual([
      'nl/news/lost redirectSlug: the lists lack "nowhere"',
      'nl/news/lost featuredShow: the lists lack "lost-film-1"',
    ]);
  });

  it('R090 R091 leaves out cinemas and films of articles and offers', () => {
    const article = { ...articleFixture, ...there };
    const offer = { ...offerFixture, ...there };
    const { draft, left } = checked({
      articleDetails: { [article.slug]: article },
      newsOffers: [offer],
      offerDetails: { [offer.slug]: offer },
    });
    const kept = { cinemas: [cinema.slug], featuredShow: null, redirectSlug: null };
    expect(draft.articleDetails[article.slug]).toMatchObject(kept);
    expect(draft.offerDetails[offer.slug]).toMatchObject(kept);
    expect(draft.newsOffers?.map(({ cinemas }) => cinemas)).toEqual([[cinema.slug]]);
    expect(left).toContain(`nl/article/${article.slug} cinemas: the lists lack "sunk"`);
    expect(left).toContain(`nl/news/offers ${offer.slug}.cinemas: the lists lack "sunk"`);
    expect(left).toContain(`nl/offer/${offer.slug} featuredShow: the lists lack "lost-film-1"`);
    expect(left).toHaveLength(7);
  });

  it('R101 leaves out experiences of a group, and cinemas of its articles', () => {
    const [experience] = experiencesFixture;
    const group = {
      ...experienceGroupFixture,
      experiences: [experience.slug, 'smell'],
      articles: [{ ...articleFixture, ...there }],
      redirectSlug: null,
    };
    const { draft, left } = checked({
      experiences: [experience],
      experienceGroupDetails: { [group.slug]: group },
    });
    expect(draft.experienceGroupDetails[group.slug]).toMatchObject({
      experiences: [experience.slug],
      articles: [{ cinemas: [cinema.slug] }],
    });
    const origin = `nl/experience-group/${group.slug}`;
    expect(left).toEqual([
      `${origin} experiences: the lists lack "smell"`,
      `${origin} articles.${articleFixture.slug}.cinemas: the lists lack "sunk"`,
    ]);
  });

  it('R102 leaves out related help articles; one without a place in the list is there', () => {
    const article = {
      ...faqArticleFixture,
      slug: 'tickets',
      related: ['refunds', 'lost'],
      redirectSlug: null,
    };
    const refunds = { ...article, slug: 'refunds', related: [] };
    const { draft, left } = checked({ faqArticleDetails: { tickets: article, refunds } });
    expect(draft.faqArticleDetails['tickets']?.related).toEqual(['refunds']);
    expect(left).toEqual(['nl/faq/article/slug/tickets related: the lists lack "lost"']);
  });

  it('R104 leaves out cinemas and films of an information page', () => {
    const first = firstOf(masterTemplateFixture.cinemas);
    const page = {
      ...masterTemplateFixture,
      slug: 'about',
      cinemas: [
        { ...first, slug: cinema.slug },
        { ...first, slug: 'sunk' },
      ],
      shows: ['lost-film-1', show.slug],
      redirectSlug: null,
    };
    const { draft, left } = checked({ masterTemplateDetails: { about: page } });
    expect(draft.masterTemplateDetails['about']?.cinemas.map(({ slug }) => slug)).toEqual([cinema.slug]);
    expect(draft.masterTemplateDetails['about']?.shows).toEqual([show.slug]);
    expect(left).toEqual([
      'nl/master-template/page/about cinemas: the lists lack "sunk"',
      'nl/master-template/page/about shows: the lists lack "lost-film-1"',
    ]);
  });
});
