import type { CtaView } from '#src/domain/cta/cta-view.ts';
import { Icon } from '../picture/icon.tsx';
import { buttonClass, ctaLooks } from './button.tsx';
import { opensTab } from './new-tab.ts';
import { Link } from './link.tsx';

interface CtaLinkProps {
  readonly cta: CtaView;
  readonly className?: string | undefined;
}

/** A call to action of the chain as a button (R106); a booking has a ticket, a new window its sign. */
export function CtaLink({ cta: { label, url, newWindow, type }, className }: CtaLinkProps) {
  return (
    <Link external={url} newWindow={newWindow} className={buttonClass(ctaLooks[type], className)}>
      {type === 'booking' ? <Icon name="ticket" /> : null}
      {label}
      {opensTab(url, newWindow) ? <Icon name="external" /> : null}
    </Link>
  );
}
