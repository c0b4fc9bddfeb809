const isFirst = /fetchpriority="high"/i;
const avif = 'image/avif';

/** A value of an element's attribute as it is written; undefined where the element has none. */
function valueOf(element: string, attribute: string): string | undefined {
  return new RegExp(` ${attribute}="([^"]*)"`, 'i').exec(element)?.[1];
}

function preload(image: string, type: string | undefined, media: string | undefined): string {
  const attributes = {
    href: valueOf(image, 'src'),
    type,
    media,
    imagesrcset: valueOf(image, 'srcset'),
    imagesizes: valueOf(image, 'sizes'),
  };
  const written = Object.entries(attributes).flatMap(([name, value]) =>
    value === undefined ? [] : [` ${name}="${value}"`],
  );
  return `<link rel="preload" as="image" fetchpriority="high"${written.join('')}/>`;
}

/**
 * Links that name the picture which goes before all others, for the beginning of a document: there a browser finds it before the
 * style. Of a picture in several formats they name AVIF: a browser without it finds the picture where it is shown.
 *
 * @param body markup of the page; what stands in its attributes is taken as it is written
 * @returns empty when no picture goes first
 */
export function firstPicture(body: string): string {
  const at = body.search(isFirst);
  if (at < 0) return '';
  const [start, end] = [body.lastIndexOf('<', at), body.indexOf('>', at)];
  const image = body.slice(start, end);
  const opening = body.lastIndexOf('<picture', start);
  const isInPicture = opening >= 0 && !body.slice(opening, start).includes('</picture>');
  const sources = isInPicture ? (body.slice(opening, start).match(/<source [^>]*>/g) ?? []) : [];
  if (sources.length === 0) return preload(image, undefined, undefined);
  let earlier: string | undefined;
  return sources
    .filter((source) => valueOf(source, 'type') === avif)
    .map((source) => {
      const media = valueOf(source, 'media');
      // A source without a condition is for what the one before it is not for.
      const own = media ?? (earlier === undefined ? undefined : `not all and ${earlier}`);
      earlier = media;
      return preload(source, avif, own);
    })
    .join('');
}
