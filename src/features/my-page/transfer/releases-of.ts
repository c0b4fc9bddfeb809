import type { Show } from '#src/contract/shows/schema.ts';
import type { TitledFilm } from './match-titles.ts';

/** A year beside a title, in brackets: that of the film, which is shown again. */
const yearInTitle = /[([]((?:18|19|20)\d\d)[)\]]/;
/** What a title or a strand says of a film that is shown again. */
const shownAgain =
  /classi[ck]|klassi[ck]|patrimoine|r[ée]pertoire|reprise|res+ortie|re-?release|restaur|restored|remaster|4k\b|wiederauff/i;

function yearsOf({ title, releaseAt, originalReleaseAt }: Show): number[] {
  const days = Object.values(releaseAt).map((day) => /^(\d{4})-/.exec(day)?.[1]);
  const told = [/(?:18|19|20)\d\d/.exec(originalReleaseAt ?? '')?.[0], yearInTitle.exec(title)?.[1]];
  return [...new Set([...days, ...told].filter((year) => year !== undefined).map(Number))];
}

/** Whether a film is shown again without a word about when it was new. */
function isAgain({ title, type, label, flag, originalReleaseAt }: Show): boolean {
  const brackets = (title.match(/\([^()]*\)|\[[^[\]]*\]/g) ?? []).join(' ');
  return (
    (originalReleaseAt ?? '') === '' &&
    !yearInTitle.test(title) &&
    [type, label, flag, brackets].some((text) => shownAgain.test(text ?? ''))
  );
}

/** The years in which a film was released, and whether it is shown again without its first one. */
export function releasesOf(show: Show): Pick<TitledFilm, 'years' | 'again'> {
  return { years: yearsOf(show), again: isAgain(show) };
}
