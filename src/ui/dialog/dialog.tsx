import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { ViewportClass } from '#src/styles/viewport.ts';
import { DialogIsland } from './dialog.client.tsx';
import css from './dialog.module.scss';
import type { DialogPlacement } from '#src/popups/protocol/dialog-rules.ts';
import { Icon } from '../picture/icon.tsx';

interface DialogProps {
  /** Id that is unique on the page; also the fragment of its address. */
  readonly id: string;
  readonly title: ReactNode;
  /** The content of the link that opens it. */
  readonly trigger: ReactNode;
  readonly triggerClassName?: string;
  /** The address of the trigger without script, instead of the popup's own fragment. */
  readonly triggerHref?: string;
  readonly placement?: DialogPlacement;
  /** Whether the popup has a fragment in the address, which opens it: `#info`, `#tarifs` (R063, R064). */
  readonly fragment?: boolean;
  /** Whether the page cannot scroll while it is open (R150). */
  readonly locksScroll?: boolean;
  /** The largest viewport on which it opens (R151). */
  readonly largest?: ViewportClass;
  /** The address of its page: when it changes, the popup closes (R148). */
  readonly navigationKey: string;
  readonly children: ReactNode;
}

/**
 * A popup with its trigger. From 700 px on it is beside the trigger, centred, at the side (448 px, R159) or full; on
 * phones it is a sheet from the bottom. Escape, a click on the overlay, the close button and any navigation close it;
 * Enter does so only on the overlay and on the close button (R149, D12). The focus moves into it, and back to the
 * trigger.
 *
 * Without script the trigger is a link to the popup's fragment, and the content is shown as the target.
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
