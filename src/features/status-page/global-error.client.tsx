'use client';

/**
 * The document of last resort in a browser: what Next.js shows when even the root layout fails there, so that no
 * locale is known and no style sheet can be counted on (React moves title and meta to the head). It is in English (R008).
 * For a page that fails on the server, the server has a document of its own (`server/failed-page.ts`).
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
