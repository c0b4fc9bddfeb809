import type { Guest } from '#src/contract/article-parts.ts';
import type { MasterTemplate } from '#src/contract/master-template/schema.ts';
import { ctaView, type CtaView } from '#src/domain/cta/cta-view.ts';
import type { ShowListView } from '#src/domain/show/show-list-view.ts';
import { plainText, textOrNull } from '#src/domain/text/plain-text.ts';

/** The parts of an information page that have a heading of their own in its data (R104). */
export const labelledParts = ['cinemas', 'shows', 'listing', 'mobileApp', 'guest'] as const;

/** One of these parts. */
export type LabelledPart = (typeof labelledParts)[number];

/** The head of an information page. */
export interface InfoHead {
  readonly title: string;
  readonly subtitle: string | null;
  /** HTML. */
  readonly description: string | null;
  readonly backdrop: string | null;
  readonly narrowBackdrop: string | null;
  /** The title as a picture. */
  readonly logo: string | null;
  readonly cta: CtaView | null;
}

/** A text with a picture. */
export interface InfoExplanation {
  readonly title: string | null;
  /** HTML. */
  readonly description: string | null;
  readonly image: string | null;
  readonly imageAlt: string;
  readonly cta: CtaView | null;
}

/** An information page (R104): its parts in the order of the page; empty parts are empty or null. */
export interface InfoView {
  readonly slug: string;
  readonly head: InfoHead;
  readonly explanation: InfoExplanation | null;
  readonly mosaic: MasterTemplate['mosaic'];
  readonly listing: MasterTemplate['listing'];
  readonly mobileApp: boolean;
  readonly cinemas: MasterTemplate['cinemas'];
  readonly shows: readonly ShowListView[];
  readonly guest: Guest | null;
  /** The page's own headings; a part without one has the heading of the interface. */
  readonly headings: Readonly<Partial<Record<LabelledPart, string>>>;
  readonly seo: { readonly title: string | null; readonly description: string | null };
  readonly trackingSlug: string;
}

/**
 * The data of an information page (R104).
 *
 * @param shows the catalogue by slug; shows that it lacks have no title and are left out
 */
export function infoView(template: MasterTemplate, shows: ReadonlyMap<string, ShowListView>): InfoView {
  const { slug, title, header, explanation, mosaic, listing, mobileApp, cinemas, guest, seo } = template;
  return {
    slug,
    head: {
      title: textOrNull(header?.title) ?? title,
      subtitle: textOrNull(header?.subtitle),
      description: textOrNull(header?.description),
      backdrop: header?.backdrop ?? header?.mobileBackdrop ?? null,
      narrowBackdrop: header?.mobileBackdrop ?? null,
      logo: header?.logo ?? null,
      cta: ctaView(header?.cta ?? null),
    },
    explanation: explanationOf(explanation),
    mosaic,
    listing,
    mobileApp,
    cinemas,
    shows: template.shows.flatMap((one) => shows.get(one) ?? []),
    guest,
    headings: Object.fromEntries(
      labelledParts.flatMap((part) => {
        const label = textOrNull(template.labels[part]);
        return label === null ? [] : [[part, label]];
      }),
    ),
    seo: { title: textOrNull(seo?.title), description: textOrNull(seo?.description) },
    trackingSlug: template.trackingSlug ?? slug,
  };
}

function explanationOf(explanation: MasterTemplate['explanation']): InfoExplanation | null {
  if (explanation === null) return null;
  const { image, imageAlt } = explanation;
  const title = textOrNull(explanation.title);
  const description = textOrNull(explanation.description);
  const cta = ctaView(explanation.cta);
  if (title === null && description === null && image === null && cta === null) return null;
  return { title, description, image, imageAlt: textOrNull(imageAlt) ?? '', cta };
}

/** The first text of a page, for search engines; null when it has none. */
export function summaryOf({ head, explanation }: Pick<InfoView, 'head' | 'explanation'>): string | null {
  return (
    textOrNull(plainText(head.description)) ??
    head.subtitle ??
    textOrNull(plainText(explanation?.description ?? null))
  );
}
