/**
 * Loads another company's script, beside the page and never before it.
 *
 * @param attributes as HTML names them; `src` is one of them
 * @returns settles when the script has run; rejects when it could not be had
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
