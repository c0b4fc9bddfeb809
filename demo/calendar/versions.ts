import type { Language, Site } from '#src/sites/site.ts';

import type { Cinema, Film } from './types.ts';
import type { Random } from './random.ts';

/** Languages that a site's audience understands without dubbing, besides the cinema's own. */
const spokenLocally: Readonly<Partial<Record<Site['id'], readonly string[]>>> = {
  tn: ['ar'],
  ma: ['ar', 'ary'],
  sn: ['wo'],
};

/** From this minute of the day on, films for adults are mostly not dubbed. */
const evening = 18 * 60;

function baseLanguage(tag: string): string {
  return tag.split('-')[0] ?? tag;
}

/** The version of a showtime in the original language: for opera, concerts, special nights. */
export function undubbedVersion(site: Site, audience: Language, film: Film): string {
  const own = baseLanguage(film.originalLanguage);
  if (site.id === 'nl') return own === 'nl' ? 'nlnl' : 'ov';
  if (site.id === 'be') {
    if (own === audience) return own === 'fr' ? 'vfbe' : 'nlbe';
    return 'vobe';
  }
  if (site.id === 'ch') {
    if (own === audience) return own === 'fr' ? 'vf' : 'vd';
    return 'vost';
  }
  return own === 'fr' ? 'vof' : 'vost';
}

/** The dubbed version for a cinema's audience. */
function dubbedVersion(site: Site, audience: Language): string {
  if (site.id === 'nl') return 'nlnl';
  if (site.id === 'be') return audience === 'nl' ? 'nlbe' : 'vfbe';
  if (site.id === 'ch') return audience === 'de' ? 'vd' : 'vf';
  return 'vf';
}

/**
 * The version of a showtime (wire contract, "Vocabularies"). Children's films are mostly dubbed; films for adults are
 * in the original language more often in the evening, and nearly always in countries where films are not dubbed.
 *
 * @param start minutes after midnight
 */
export function versionOf(site: Site, cinema: Cinema, film: Film, start: number, random: Random): string {
  const draw = random.next();
  const undubbed = undubbedVersion(site, cinema.audience, film);
  const own = baseLanguage(film.originalLanguage);
  if (own === cinema.audience) {
    if (undubbed === 'vof' && draw < 0.1) return 'vfst';
    return undubbed;
  }
  if (film.kids) {
    if (site.id === 'be' && cinema.audience === 'fr' && draw > 0.8) return 'nlbe';
    return start >= evening && draw < 0.3 ? undubbed : dubbedVersion(site, cinema.audience);
  }
  if (site.id === 'nl' || (site.id === 'be' && cinema.audience === 'nl')) return undubbed;
  if (spokenLocally[site.id]?.includes(own))
    return draw < 0.9 ? undubbed : dubbedVersion(site, cinema.audience);
  if (undubbed === 'vost' && own === 'en' && draw < 0.04) return 'vo';
  return draw < (start >= evening ? 0.6 : 0.35) ? undubbed : dubbedVersion(site, cinema.audience);
}
