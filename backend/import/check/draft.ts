import type { LanguageCatalogue } from '#src/contract/catalogue.ts';
import type { DocumentId } from '#src/contract/endpoints.ts';
import type { Translation } from '#src/contract/translation.ts';
import type { Language } from '#src/sites/site.ts';

/** Site-wide answers and lists that a source may lack. */
export type OptionalPart = 'cities' | 'events' | 'featured' | DocumentId;

/** What a source says in one language, before references are checked and gaps are filled. */
export interface Draft
  extends Omit<LanguageCatalogue, OptionalPart>, Partial<Pick<LanguageCatalogue, OptionalPart>> {
  language: Language;
  translations: { cinemas: Translation[]; shows: Translation[] };
}

/** A draft of nothing. */
export function emptyDraft(language: Language): Draft {
  return {
    language,
    cinemas: [],
    cinemaDetails: {},
    programmes: {},
    cityDetails: {},
    shows: [],
    showDetails: {},
    showCinemas: {},
    showtimes: {},
    goneShows: [],
    eventDetails: {},
    eventShows: {},
    translations: { cinemas: [], shows: [] },
  };
}
