import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { ViewportClass } from '#src/styles/viewport.ts';
import { DialogIsland } from './dialog.client.tsx';
import css from './dialog.module.scss';
import type { DialogPlacement } from '#src/popups/protocol/dialog-rules.ts';
import { Icon } from '../picture/icon.tsx';

interface DialogProps {
  /** Unique on the page; the fragment of its address. */
  readonly id: string;
  readonly title: ReactNode;
  /** What stands in the link that opens it. */
  readonly trigger: ReactNode;
  readonly triggerClassName?: string;
  /** Where the trigger leads without script, instead of the popup's own section. */
  readonly triggerHref?: string;
  readonly placement?: DialogPlacement;
  /** The address opens it and shows it: `#info`, `#tarifs` (R063, R064). */
  readonly fragment?: boolean;
  /** The page stays still while it is open (R150). */
  readonly locksScroll?: boolean;
  /** The largest viewport it opens on (R151). */
  readonly largest?: ViewportClass;
  /** The address of the page it stands on: when it changes the popup closes (R148). */
  readonly navigationKey: string;
  readonly children: ReactNode;
}

/**
 * A popup with its trigger: beside the trigger, centred, at the side (448 px, R159) or full from 700 px on,
 * a sheet from below on phones. Escape, a click on the overlay, the close control and any navigation close
 * it; Enter does on the overlay and the close control only (R149, D12). Focus goes in and comes back.
 *
 * Without script the trigger is a link to the popup's fragment and the content shows as the target.
 */
export function Dialog(props: DialogProps) {
  const t = useTranslations('dialog');
  const { placement = 'beside', fragment = false, locksScroll = placement !== 'beside' } = props;
  const { largest = 'desktop', children, ...rest } = props;
  return (
    <DialogIsland
      {...rest}
      placement={placement}
      fragment={fragment}
      locksScroll={locksScroll}
      largest={largest}
      closeLabel={t('close')}
      closeIcon={<Icon name="close" />}
      classes={{
        dialog: css['dialog'],
        head: css['head'],
        title: css['title'],
        close: css['close'],
        closeLink: css['closeLink'],
        body: css['body'],
      }}
    >
      {children}
    </DialogIsland>
  );
}
