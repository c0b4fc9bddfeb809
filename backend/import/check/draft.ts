import type {
  CatalogueTranslations,
  FurtherAnswers,
  ItemDetails,
  LanguageCatalogue,
  Translation,
} from '#src/contract/catalogue.ts';
import type { DocumentId, ListId, NeededList } from '#src/contract/endpoints.ts';
import { furtherIds, itemKinds, listIds } from '#src/contract/items.ts';
import type { Language } from '#src/sites/site.ts';

/** Site-wide answers and lists that a source may lack. */
export type OptionalPart = Exclude<ListId, NeededList> | 'featured' | DocumentId;

/** The content of a source in one language, before references are checked and gaps are filled. */
export interface Draft
  extends Omit<LanguageCatalogue, OptionalPart>, Partial<Pick<LanguageCatalogue, OptionalPart>> {
  language: Language;
  translations: CatalogueTranslations;
}

/** An empty draft. */
export function emptyDraft(language: Language): Draft {
  const bySlug = [...itemKinds.map((kind) => `${kind}Details`), ...furtherIds];
  return {
    language,
    cinemas: [],
    shows: [],
    ...(Object.fromEntries(bySlug.map((part) => [part, {}])) as ItemDetails & FurtherAnswers),
    showtimes: {},
    goneShows: [],
    translations: Object.fromEntries(listIds.map((id): [ListId, Translation[]] => [id, []])) as Record<
      ListId,
      Translation[]
    >,
  };
}
