import type { Notice } from '../notices/store.ts';

/** The warning that a card was not found, with the message of the page that asked (R264). */
export function cardErrorNotice(title: string, subtitle: string): Notice {
  return {
    id: 'voucher-error',
    level: 'warning',
    title,
    subtitle,
    className: 'voucher-error-alert',
    icon: 'warning',
  };
}
