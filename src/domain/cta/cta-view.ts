import type { Cta } from '#src/contract/entities.ts';
import { textOrNull } from '../text/plain-text.ts';

/** A call to action as a link (R106). */
export interface CtaView {
  readonly label: string;
  readonly url: string;
  readonly newWindow: boolean;
  readonly type: 'yellow' | 'black' | 'booking';
}

/** The link of a call to action (R106); null when there is none, or when it has no label. */
export function ctaView(cta: Cta | null): CtaView | null {
  const label = textOrNull(cta?.label);
  if (cta === null || label === null) return null;
  return { label, url: cta.url, newWindow: cta.target === 'new', type: cta.type };
}
