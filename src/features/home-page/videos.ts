import type { youtubeVideo } from '#src/contract/youtube-latest/schema.ts';
import type * as z from 'zod/mini';
import { trailerPage } from '#src/domain/show/trailer-address.ts';
import { trailerViews } from '#src/domain/show/trailer-view.ts';
import type { Day } from '#src/kernel/date/day.ts';
import { isDay } from '#src/kernel/date/is-day.ts';

/** A video of the chain's channel (R236). */
export interface HomeVideo {
  readonly id: string;
  readonly title: string;
  /** Null for a picture on a host of the provider: nothing of the provider loads before a click. */
  readonly picture: string | null;
  readonly day: Day | null;
  /** The provider's page. */
  readonly address: string;
}

const mostVideos = 4;

const providersHosts = /(?:^|\.)(?:ytimg|youtube|youtube-nocookie|ggpht|googleusercontent)\.com$/;

function ownPicture(snapshot: string | null): string | null {
  return snapshot === null || !URL.canParse(snapshot) || providersHosts.test(new URL(snapshot).hostname)
    ? null
    : snapshot;
}

/** The latest videos that can be played, newest first; a video without a usable id is left out. */
export function homeVideos(latest: readonly z.output<typeof youtubeVideo>[]): readonly HomeVideo[] {
  return latest
    .flatMap(({ externalId, title, snapshot, publishedAt }): HomeVideo[] => {
      const told = { externalId, videoType: 'youtube', title, snapshot, isMain: true, language: null };
      const [view] = trailerViews([told]);
      if (view === undefined) return [];
      const day = publishedAt?.slice(0, 10) ?? '';
      return [
        {
          id: view.id,
          title,
          picture: ownPicture(snapshot),
          day: isDay(day) ? day : null,
          address: trailerPage(view),
        },
      ];
    })
    .slice(0, mostVideos);
}

/** The address of the channel: told whole, or as its handle or its id; null for anything else. */
export function channelAddress(channel: string | null): string | null {
  const told = channel?.trim() ?? '';
  if (told.startsWith('https://')) return URL.canParse(told) ? told : null;
  if (/^@[\w.-]{1,64}$/.test(told)) return `https://www.youtube.com/${told}`;
  return /^[\w-]{1,64}$/.test(told) ? `https://www.youtube.com/channel/${told}` : null;
}
