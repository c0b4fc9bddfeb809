import type { Metadata } from 'next';

const icon = (size: number) => ({
  url: `/icons/velours-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
});

/** Icons for the browser's tab and for a phone's home screen (R290); `tools/draw-brand.ts` draws them. */
export const siteIcons = {
  icon: [{ url: '/icons/velours.svg', type: 'image/svg+xml' }, ...[32, 128, 192, 196].map(icon)],
  apple: [152, 167, 180].map(icon),
} satisfies Metadata['icons'];

/** The web manifest: it has the site's name for a home screen. */
export const manifestPath = '/icons/velours.webmanifest';
