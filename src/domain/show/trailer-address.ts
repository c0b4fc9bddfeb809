import type { TrailerView, VideoProvider } from './trailer-view.ts';

/** Where trailers are (R088): the page that holds one, and the player that plays it inside another page. */

const part = encodeURIComponent;

const pages: Readonly<Record<VideoProvider, (id: string) => string>> = {
  S3: (id) => id,
  youtube: (id) => `https://www.youtube.com/watch?v=${part(id)}`,
  vimeo: (id) => `https://vimeo.com/${part(id)}`,
  allocine: (id) => `https://player.allocine.fr/${part(id)}.html`,
};

const players: Readonly<Record<VideoProvider, ((id: string) => string) | null>> = {
  // The file itself plays in the page.
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

/** The page of the provider that holds a trailer, for visitors without script; of `S3` the file itself. */
export function trailerPage({ provider, id }: TrailerView): string {
  return pages[provider](id);
}

/** The provider's own player, for a frame: it starts by itself. Null for a file, which needs none. */
export function trailerPlayer({ provider, id }: TrailerView): string | null {
  return players[provider]?.(id) ?? null;
}

/** Whose player it is, as it writes itself; null for a file of the chain's own. */
export function trailerHost({ provider }: TrailerView): string | null {
  return names[provider];
}
