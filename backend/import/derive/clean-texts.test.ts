import { beforeAll, describe, expect, it } from 'vitest';
import type { LanguageCatalogue } from '#src/contract/catalogue.ts';
import { fixtures } from '#src/contract/fixtures.ts';
import { cinemaDetail } from '#src/contract/cinema/schema.ts';
import { cityDetail } from '#src/contract/city/schema.ts';
import { experienceDetail } from '#src/contract/experience/schema.ts';
import { eventDetail } from '#src/contract/event/schema.ts';
import { showDetail } from '#src/contract/show/schema.ts';
import { showtimesOfDay } from '#src/contract/showtimes-day/schema.ts';
import { harbourCatalogue } from '../fixtures/harbour.ts';
import { cleanTexts } from './clean-texts.ts';

const hostile = '<p onclick="x()">Words</p><script>alert(1)</script><img src=x onerror="x()">';
const allowed =
  '<p>Tram <strong>8</strong> &amp; bus<br />to <a href="https://a.example/x?a=1&amp;b=2">Quai</a></p><ul><li>One</li></ul>';

/** The harbour's catalogue with one of everything that holds markup, each such field of it with this text. */
let catalogueWith: (html: string, lines: string) => LanguageCatalogue;
beforeAll(async () => {
  const { nl } = (await harbourCatalogue()).languages;
  if (nl === undefined) throw new Error('the fixture has no nl');
  const cinema = cinemaDetail.parse(fixtures.cinema);
  const city = cityDetail.parse(fixtures.city);
  const event = eventDetail.parse(fixtures.event);
  const experience = experienceDetail.parse(fixtures.experience);
  const show = showDetail.parse(fixtures.show);
  const [showtime] = showtimesOfDay.parse(fixtures.showtimesDay);
  if (showtime === undefined) throw new Error('the fixture has no showtime');
  const alert = { title: 'A', message: '', cinemas: [], warning: false, allCinemas: true, cta: null };
  const push = {
    title: 'P',
    date: null,
    cta: null,
    backdrop: null,
    contentTag: null,
    goal: null,
    backgroundMainColor: null,
  };
  catalogueWith = (html, lines) => {
    const services = [
      { label: 'Bar', slug: 'bar', description: html, refImage: null, isAccessibility: false },
    ];
    return {
      ...nl,
      cinemas: nl.cinemas.map((one) => ({ ...one, description: html, services })),
      cinemaDetails: {
        [cinema.slug]: {
          ...cinema,
          description: html,
          services,
          itinerary: html,
          accessibilityDescription: html,
          pushes: [{ ...push, description: html }],
          alerts: [{ ...alert, message: html }],
          pricing: { lines: [], complements: [], terms: [html], globalTerms: html },
        },
      },
      cityDetails: {
        [city.slug]: {
          ...city,
          description: html,
          highlight: city.highlight === null ? null : { ...city.highlight, description: html },
        },
      },
      showDetails: {
        [show.slug]: {
          ...show,
          synopsis: lines,
          presentation: lines,
          calendar: lines,
          warning: lines,
          extraInformation: lines,
        },
      },
      showtimes: {
        [show.slug]: {
          [cinema.slug]: {
            '2026-09-09': [
              {
                ...showtime,
                specialShowtimeDetails: {
                  titleScreening: lines,
                  titleShowtimeDetails: lines,
                  descriptionShowtimeDetails: lines,
                  source: null,
                  textColor: null,
                  backgroundColor: null,
                },
              },
            ],
          },
        },
      },
      eventDetails: {
        [event.slug]: {
          ...event,
          details: {
            eventType: null,
            prices: [],
            logo: null,
            backdrop: null,
            redirectSlug: null,
            trackingSlug: null,
            teaser: html,
            description: html,
          },
        },
      },
      experiences: [{ slug: 'onx', title: 'ONX', backdrop: null, logo: null, teaser: html }],
      experienceDetails: {
        [experience.slug]: {
          ...experience,
          teaser: html,
          details: html,
          services: [{ id: '1', title: 'Seats', description: html, img: null }],
        },
      },
      tags: nl.tags.map((tag) => ({ ...tag, description: html })),
      alerts: [{ ...alert, message: html }],
      footerFaq: [
        {
          type: 'default',
          slugs: [],
          questions: [
            { title: 'Q', description: html },
            { title: 'Nothing', description: '<script>1</script>' },
          ],
        },
      ],
    };
  };
});

describe('SEC5 the texts of an import', () => {
  it('have no markup but what is allowed, in every field that holds some', () => {
    const clean = cleanTexts(catalogueWith(hostile, hostile));
    const text = JSON.stringify(clean);
    expect(text).not.toMatch(/<script|onclick|onerror|<img/i);
    expect(text.match(/<p>Words<\/p>/g)?.length).toBe(
      JSON.stringify(catalogueWith('<p>Words</p>', '')).match(/<p>Words<\/p>/g)?.length,
    );
    expect(clean.footerFaq[0]?.questions).toEqual([{ title: 'Q', description: '<p>Words</p>' }]);
    expect(Object.values(clean.showDetails)[0]?.synopsis).toBe('Words');
  });

  it('keep all markup that is allowed, and nulls', () => {
    const given = catalogueWith(allowed, 'Un & deux<br/>trois');
    given.footerFaq[0]?.questions.pop();
    expect(cleanTexts(given)).toEqual(given);
    const [cinema] = Object.values(given.cinemaDetails);
    if (cinema === undefined) throw new Error('no cinema');
    const bare = { ...given, cinemaDetails: { a: { ...cinema, itinerary: null, pricing: null } } };
    expect(cleanTexts(bare)).toEqual(bare);
  });

  it('are not changed by a second load', () => {
    const once = cleanTexts(catalogueWith(`<h1>a${hostile}`, `<h1>a${hostile}`));
    expect(cleanTexts(once)).toEqual(once);
  });
});
