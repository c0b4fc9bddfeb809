import type { ExperienceItem } from '#src/contract/experiences/schema.ts';
import type { ExperienceGroupItem } from '#src/contract/experience-groups/schema.ts';
import { plainText, textOrNull } from '#src/domain/text/plain-text.ts';

/** An experience on a card (R100). */
export interface ExperienceCardView {
  readonly slug: string;
  readonly title: string;
  readonly backdrop: string | null;
  readonly logo: string | null;
  /** Without markup. */
  readonly teaser: string | null;
}

/** A group of experiences in a list (R101). */
export interface GroupView {
  readonly slug: string;
  readonly title: string;
  /** Without markup. */
  readonly text: string | null;
  readonly image: string | null;
}

/** The view of an experience for a card (R100). */
export function experienceCardView(experience: ExperienceItem): ExperienceCardView {
  const { slug, title, backdrop, logo, teaser } = experience;
  return { slug, title, backdrop, logo, teaser: textOrNull(plainText(teaser)) };
}

/** The view of a group for a list (R101). */
export function groupView({ slug, title, description, image }: ExperienceGroupItem): GroupView {
  return { slug, title, text: textOrNull(plainText(description)), image };
}
