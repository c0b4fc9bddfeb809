import { read, readRequired } from '#src/api/read.ts';
import type { Technology } from '#src/contract/technologies/schema.ts';
import { plainText, textOrNull } from '#src/domain/text/plain-text.ts';
import { tagKey } from '#src/domain/tag/special-tags.ts';
import type { Locale } from '#src/sites/site.ts';
import {
  experienceCardView,
  groupView,
  type ExperienceCardView,
  type GroupView,
} from '../parts/experience-view.ts';

/** A technology of the screens or the sound (R242). */
export interface TechnologyView {
  readonly title: string;
  readonly text: string | null;
  readonly image: string | null;
  /** Slug of the experience that has the page; null when the site has no such experience. */
  readonly experience: string | null;
}

/** What the page of all experiences shows. */
export interface ExperiencesModel {
  readonly experiences: readonly ExperienceCardView[];
  /** Empty when the API has none, or cannot give them. */
  readonly technologies: readonly TechnologyView[];
  readonly groups: readonly GroupView[];
}

function technologyView(
  { slug, title, description, image }: Technology,
  pages: ReadonlyMap<string, string>,
): TechnologyView {
  return {
    title,
    text: textOrNull(plainText(description)),
    image,
    experience: pages.get(tagKey(slug)) ?? null,
  };
}

/**
 * Reads what the page of all experiences shows (R026, R100, R101, R242).
 *
 * @throws RequiredReadError when the list of experiences cannot be read; technologies and groups are optional
 */
export async function loadExperiences(locale: Locale): Promise<ExperiencesModel> {
  const [experiences, technologies, groups] = await Promise.all([
    readRequired('experiences', locale, {}),
    read('technologies', locale, {}),
    read('experienceGroups', locale, {}),
  ]);
  const pages = new Map(experiences.map(({ slug }) => [tagKey(slug), slug]));
  return {
    experiences: experiences.map(experienceCardView),
    technologies: technologies.ok ? technologies.value.map((one) => technologyView(one, pages)) : [],
    groups: groups.ok ? groups.value.map(groupView) : [],
  };
}
