import type { Trailer } from '#src/contract/entities.ts';
import { textOrNull } from '../text/plain-text.ts';

/** Trailers (R088). */

/** The provider of a video; the site can play all four (R088). */
export type VideoProvider = 'allocine' | 'vimeo' | 'youtube' | 'S3';

/** A trailer that can be played. */
export interface TrailerView {
  readonly provider: VideoProvider;
  /** The provider's id; for `S3` the http(s) address of the file. */
  readonly id: string;
  readonly title: string | null;
  readonly snapshot: string | null;
  readonly main: boolean;
  /** As received, such as `fr` or `VOST`. */
  readonly language: string | null;
  /** ISO 8601; null when unknown. */
  readonly publishedAt: string | null;
  /** How long it is; null when unknown. */
  readonly seconds: number | null;
  /** Of a file; the players of providers have their own. */
  readonly captions: readonly TrailerCaptions[];
}

/** Captions of a trailer in one language: a WebVTT file. */
export interface TrailerCaptions {
  /** BCP 47. */
  readonly language: string;
  /** The name of the language for the player's menu. */
  readonly label: string;
  readonly url: string;
}

const providers: readonly VideoProvider[] = ['allocine', 'vimeo', 'youtube', 'S3'];
const externalId = /^[\w-]{1,64}$/;

function isWebAddress(text: string): boolean {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
}

function trailerView(trailer: Trailer): TrailerView | null {
  const type = trailer.videoType.trim().toLowerCase();
  const provider = providers.find((name) => name.toLowerCase() === type);
  const id = trailer.externalId.trim();
  // The id becomes part of the player's address, so only characters of an id are allowed.
  if (provider === undefined || !(provider === 'S3' ? isWebAddress(id) : externalId.test(id))) return null;
  return {
    provider,
    id,
    title: textOrNull(trailer.title),
    snapshot: trailer.snapshot,
    main: trailer.isMain,
    language: textOrNull(trailer.language),
    publishedAt: trailer.publishedAt ?? null,
    seconds: trailer.seconds || null,
    captions: provider === 'S3' ? (trailer.captions ?? []) : [],
  };
}

/**
 * The trailers that can be played, the main one first, the others in the wire's order (R088). Trailers of an unknown
 * provider, without a usable id, or repeated ones are left out.
 */
export function trailerViews(trailers: readonly Trailer[]): TrailerView[] {
  const byId = new Map<string, TrailerView>();
  for (const trailer of trailers) {
    const view = trailerView(trailer);
    if (view === null) continue;
    const key = `${view.provider} ${view.id}`;
    const earlier = byId.get(key);
    if (earlier === undefined || (view.main && !earlier.main)) byId.set(key, view);
  }
  return [...byId.values()].toSorted((a, b) => Number(b.main) - Number(a.main));
}
