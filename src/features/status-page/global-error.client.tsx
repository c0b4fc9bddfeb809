'use client';

/**
 * The document of last resort: what the framework shows when even the root layout fails, so that no locale is known and
 * no style sheet can be counted on (React moves title and meta to the head). It is in English (R008), and the form loads the address again, also without script.
 */
export function GlobalError() {
  return (
    <html lang="en">
      <body>
        <title>A short interruption</title>
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="light dark" />
        <h1>The film has snapped</h1>
        <p>Something went wrong. Reload the page in a few seconds.</p>
        <form>
          <button type="submit">Reload the page</button>
        </form>
      </body>
    </html>
  );
}
