import { HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { listsOnly, stoppedClock, testApi } from '#src/api/api-test-kit.ts';
import { cinemasFixture } from '#src/contract/cinemas/fixture.ts';
import { showsFixture } from '#src/contract/shows/fixture.ts';
import { showtimesDayFixture } from '#src/contract/showtimes-day/fixture.ts';
import { readSiteFile } from '#src/routes/site-files.ts';
import { answerSiteFile } from '../site-file.ts';
import { calendarProblems } from './list-test-kit.ts';

const api = testApi();
const day = '2026-09-11';
const [cinema] = cinemasFixture;
const [film] = showsFixture.shows;

/** What the chain's API is asked from now on: all films have other slugs in each revision, the cinema has one that goes on. */
const catalogue = { revision: 1, alternates: false };
const slugIn = (revision: number) => `${film?.slug}-${revision}`;

beforeEach(() => {
  vi.stubEnv('SITE_ORIGIN', 'https://{site}.example.org');
  vi.stubEnv('VELOURS_NOW', '2026-09-11T08:00:00.000Z');
  Object.assign(catalogue, { revision: 1, alternates: false });
  let calls = 0;
  api.answer = (path) => {
    calls += 1;
    // Replicas that are being replaced answer in turns.
    const revision = catalogue.alternates ? 1 + (calls % 2) : catalogue.revision;
    const headers = { 'x-catalogue-revision': String(revision) };
    const slug = slugIn(revision);
    if (path === '/api/shows') return HttpResponse.json({ shows: [{ ...film, slug }] }, { headers });
    if (path === `/api/cinema/${cinema.slug}/showtimes/${day}`)
      return HttpResponse.json({ [slug]: showtimesDayFixture }, { headers });
    if (path.startsWith(`/api/cinema/${cinema.slug}/showtimes/`)) return HttpResponse.json({}, { headers });
    const given = listsOnly(path);
    given.headers.set('x-catalogue-revision', String(revision));
    return given;
  };
});

async function ask(path: string) {
  const file = readSiteFile(path);
  if (file === null) throw new Error(`${path} is no file`);
  const response = await answerSiteFile('fr', file);
  return { status: response.status, headers: response.headers, body: await response.text() };
}

const calendar = `/calendar/fr/cinema/${cinema.slug}.ics`;
const entriesIn = (body: string) => body.split('BEGIN:VEVENT').length - 1;

describe('a catalogue that was just replaced', () => {
  it('REL5 has its whole calendar at the first question: no list from before it is joined with its showtimes', async () => {
    const clock = stoppedClock();
    const before = await ask(calendar);
    expect([before.status, entriesIn(before.body)]).toEqual([200, showtimesDayFixture.length]);
    // The showtimes are due, the films are not.
    clock.advance(40_000);
    catalogue.revision = 2;
    const after = await ask(calendar);
    expect([after.status, entriesIn(after.body)]).toEqual([200, showtimesDayFixture.length]);
    expect(after.body.replace(/\r\n[ \t]/g, '')).toContain(`/seance/${slugIn(2)}/`);
    expect(after.body).not.toContain(slugIn(1));
    expect(calendarProblems(after.body)).toEqual([]);
  });

  it('REL5 is 503 with Retry-After while two answer in turns', async () => {
    stoppedClock();
    catalogue.alternates = true;
    const { status, headers } = await ask(calendar);
    expect([status, headers.get('cache-control')]).toEqual([503, 'no-store']);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  });
});
