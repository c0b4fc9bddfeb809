import type { VideoLink } from '#src/kernel/html/video-page.ts';
import { popupTrigger, type PopupTriggerAttributes } from './trigger.ts';

/**
 * Attributes for a link to a video in a text: with script its player opens in a popup (R088). None for a provider whose
 * player we do not show; the link then leads to the provider's page.
 */
export function videoTrigger({ provider, id }: VideoLink, title: string): Partial<PopupTriggerAttributes> {
  if (provider === 'dailymotion') return {};
  return popupTrigger('video', { id, title, provider: provider === 'file' ? 'S3' : provider });
}
