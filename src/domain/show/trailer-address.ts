import type { TrailerView, VideoProvider } from './trailer-view.ts';

/** The addresses of trailers (R088): the provider's page, and the player for a frame in our page. */

const part = encodeURIComponent;

const pages: Readonly<Record<VideoProvider, (id: string) => string>> = {
  S3: (id) => id,
  youtube: (id) => `https://www.youtube.com/watch?v=${part(id)}`,
  vimeo: (id) => `https://vimeo.com/${part(id)}`,
  allocine: (id) => `https://player.allocine.fr/${part(id)}.html`,
};

const players: Readonly<Record<VideoProvider, ((id: string) => string) | null>> = {
  // Our page plays the file itself, without a player.
  S3: null,
  youtube: (id) => `https://www.youtube-nocookie.com/embed/${part(id)}?autoplay=1&playsinline=1&rel=0`,
  vimeo: (id) => `https://player.vimeo.com/video/${part(id)}?autoplay=1&dnt=1`,
  allocine: (id) => `https://player.allocine.fr/${part(id)}.html`,
};

const names: Readonly<Record<VideoProvider, string | null>> = {
  S3: null,
  youtube: 'YouTube',
  vimeo: 'Vimeo',
  allocine: 'AlloCiné',
};

/** The provider's page with the trailer, for visitors without script; for `S3` the address of the file. */
export function trailerPage({ provider, id }: TrailerView): string {
  return pages[provider](id);
}

/**
 * The address of the provider's player for a frame; the player starts by itself. Null for a file, which needs no
 * player.
 */
export function trailerPlayer({ provider, id }: TrailerView): string | null {
  return players[provider]?.(id) ?? null;
}

/** The provider's name as the provider writes it; null for a file of the chain. */
export function trailerHost({ provider }: TrailerView): string | null {
  return names[provider];
}
