import type { SpecialShowtimeDetails } from '#src/contract/showtimes-day/schema.ts';
import { plainText, plainTextLines, textOrNull } from '../text/plain-text.ts';

/** The special details of a showtime (R083). */
export interface SpecialDetailsView {
  /** Short text beside the time. */
  readonly titleScreening: string | null;
  /** In the panel of the showtime. */
  readonly title: string | null;
  /** Lines of text, in the panel. */
  readonly description: readonly string[];
  /** Whether a tag or the showtime itself is the reason for the details. */
  readonly source: 'tag' | 'showtime' | null;
  readonly textColour: string | null;
  readonly backgroundColour: string | null;
}

/** The special details of a showtime (R083); null when there is no text. */
export function specialDetailsView(details: SpecialShowtimeDetails | null): SpecialDetailsView | null {
  if (details === null) return null;
  const view: SpecialDetailsView = {
    titleScreening: textOrNull(plainText(details.titleScreening)),
    title: textOrNull(plainText(details.titleShowtimeDetails)),
    description: plainTextLines(details.descriptionShowtimeDetails),
    source: details.source,
    textColour: details.textColor,
    backgroundColour: details.backgroundColor,
  };
  const silent = view.titleScreening === null && view.title === null && view.description.length === 0;
  return silent ? null : view;
}
