import type { PushSlide } from '#src/contract/entities.ts';
import { ctaView, type CtaView } from '../cta/cta-view.ts';
import { textOrNull } from '../text/plain-text.ts';

/** A push slide (R071). `descriptionHtml` is wire HTML and not sanitised. */
export interface PushSlideView {
  readonly title: string;
  /** A finished text, shown as received. */
  readonly date: string | null;
  readonly cta: CtaView | null;
  readonly backdrop: string | null;
  readonly contentTag: { readonly title: string; readonly colour: string | null } | null;
  readonly goal: string | null;
  readonly descriptionHtml: string | null;
  readonly backgroundColour: string | null;
}

/** The view of a push of a cinema or of a group of experiences (R071). */
export function pushSlideView(push: PushSlide): PushSlideView {
  return {
    title: push.title,
    date: textOrNull(push.date),
    cta: ctaView(push.cta),
    backdrop: push.backdrop,
    contentTag:
      push.contentTag === null ? null : { title: push.contentTag.title, colour: push.contentTag.color },
    goal: textOrNull(push.goal),
    descriptionHtml: textOrNull(push.description),
    backgroundColour: push.backgroundMainColor,
  };
}
