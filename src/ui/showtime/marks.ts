import type { SpecialTag } from '#src/domain/tag/special-tags.ts';
import type { TagView } from '#src/domain/tag/vocabulary.ts';
import type { IconName } from '#src/styles/icon-paths.ts';
import type { TicketMark } from './ticket-data.ts';

const drawn: Readonly<Partial<Record<SpecialTag, IconName>>> = {
  pmr: 'wheelchair',
  audiodesc: 'audio-description',
  'hearing-impaired': 'ear',
  live: 'live',
  cinekids: 'family',
};

/**
 * How a tag is shown at a showtime: as an icon when the set has one for it, else by its title, with its own icon before
 * it when that is a short text or a picture (R086). A short text alone would be a riddle.
 */
export function markOf(tag: TagView): TicketMark {
  const icon = tag.special === null ? undefined : drawn[tag.special];
  const mark = { title: tag.title, ...(tag.premium ? { premium: true as const } : {}) };
  if (icon !== undefined) return { ...mark, icon };
  if (tag.icon?.type === 'text') return { ...mark, short: tag.icon.value };
  return tag.icon?.type === 'image' ? { ...mark, image: tag.icon.value } : mark;
}
