import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { cinemasOn } from '#src/domain/place/place-test-kit.ts';
import { scheduleWith, showOf } from '#src/domain/programme/programme-test-kit.ts';
import { tagVocabulary, versionVocabulary } from '#src/domain/tag/vocabulary.ts';
import { WithMessages } from '#src/i18n/messages-test-kit.tsx';
import type { Filters } from '#src/routes/filters.ts';
import { tableModel } from './table/table-model.ts';
import { TableView } from './table/table-view.tsx';

const today = '2026-11-18';
const days = [today, '2026-11-19'];
const slugs = ['near', 'far'];

/** The address that the table of two cinemas shares. */
function sharedBy(filters: Filters, times: readonly string[], read = [today]): string | undefined {
  const model = tableModel({
    columns: slugs.map((slug) => ({ slug, name: slug, city: null })),
    suggested: true,
    place: null,
    options: [],
    partial: false,
    shows: new Map(['dusk', 'noon'].map((slug) => [slug, showOf(slug)])),
    schedule: scheduleWith({ [today]: { dusk: {}, noon: {} } }),
    byDay: new Map(
      read.map((day) => [day, cinemasOn(day, { near: { dusk: times }, far: { dusk: times } })] as const),
    ),
    today,
    filters: { ...filters, view: 'table' },
    now: new Date('2026-11-18T17:00:00Z'),
    vocabulary: { tags: tagVocabulary([]), versions: versionVocabulary([]) },
  });
  const html = renderToStaticMarkup(
    <WithMessages locale="fr-FR">
      <TableView locale="fr-FR" model={model} filters={filters} />
    </WithMessages>,
  );
  return /<a href="([^"]*)"[^>]*><i data-icon="share">/.exec(html)?.[1];
}

describe('the table of cinemas, shared', () => {
  it('D51 has the day that it shows, so that a friend sees the same one later', () => {
    expect(sharedBy({}, ['20:00'])).toBe('/films/filters/cinemas-far,near/date-2026-11-18/view-table');
  });

  it('has no day without showtimes, nor with those of several days', () => {
    expect(sharedBy({}, [])).toBe('/films/filters/cinemas-far,near/view-table');
    expect(sharedBy({ films: ['dusk'] }, ['20:00'], days)).toBe(
      '/films/filters/cinemas-far,near/films-dusk/view-table',
    );
  });
});
