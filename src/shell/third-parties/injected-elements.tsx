import type { SafeInjections } from './injections.ts';

/** Attributes with the names that React uses. */
const reactNames: Readonly<Record<string, string>> = { crossorigin: 'crossOrigin' };

function named(attributes: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(attributes).map(([name, value]) => [reactNames[name] ?? name, value]),
  );
}

/**
 * Injections that are rendered in the page: `meta` and `link` in its head, pictures in a `noscript`. Scripts run only
 * after consent (start-services.ts).
 */
export function InjectedElements({ injections }: { readonly injections: SafeInjections }) {
  const { head, images } = injections;
  return (
    <>
      {head.map(({ element: Element, attributes }) => (
        <Element key={JSON.stringify(attributes)} {...named(attributes)} />
      ))}
      {images.length === 0 ? null : (
        <noscript>
          {images.map(({ src, alt = '', ...attributes }) => (
            <picture key={src}>
              <img {...attributes} src={src} alt={alt} />
            </picture>
          ))}
        </noscript>
      )}
    </>
  );
}
