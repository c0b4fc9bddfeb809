/**
 * Loads a script of another company without blocking the page.
 *
 * @param attributes with their HTML names, `src` among them
 * @returns resolves when the script has run; rejects when it could not be loaded
 */
export function loadScript(attributes: Readonly<Record<string, string>>): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    for (const [name, value] of Object.entries(attributes)) script.setAttribute(name, value);
    script.async = true;
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () =>
      reject(new Error(`${attributes['src'] ?? 'a script'} could not be loaded`)),
    );
    document.head.append(script);
  });
}
