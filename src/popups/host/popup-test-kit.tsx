import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import type { ReactNode } from 'react';
import { createVisitCache } from '#src/api/browser/visit-cache.ts';
import { WithMessages } from '#src/i18n/messages-test-kit.tsx';
import type { Locale } from '#src/sites/site.ts';
import { PopupFrameProvider } from '#src/ui/dialog/popup-panel.tsx';
import type { VisitorConfig } from '#src/visitor/config.ts';

/** The origin in tests of popup contents. */
export const testOrigin = 'http://fr.velours.test';

/** The configuration of a visit on a site without accounts; `fixedNow` stops the clock. */
export function testConfig(fixedNow: string | null = null, locale: Locale = 'fr-FR'): VisitorConfig {
  return {
    locale,
    account: null,
    favouriteLimit: 5,
    nearby: { cinemas: 6, kilometres: 50 },
    fixedNow: fixedNow === null ? null : Date.parse(fixedNow),
  };
}

/** Renders the content of a popup in an open frame, with an empty cache of the visit. */
export function showInPopup(content: ReactNode, locale: Locale = 'fr-FR') {
  return render(
    <WithMessages locale={locale}>
      <QueryClientProvider client={createVisitCache()}>
        <PopupFrameProvider
          value={{ titleId: 'title', close: () => undefined, closeLabel: 'Fermer', closeIcon: null }}
        >
          <dialog open aria-labelledby="title">
            {content}
          </dialog>
        </PopupFrameProvider>
      </QueryClientProvider>
    </WithMessages>,
  );
}

/** A catalogue that answers by path with the given values; a number is the status of an answer without a body. */
export function catalogueServer(answers: Map<string, unknown>) {
  return setupServer(
    http.get(`${testOrigin}/api/*`, ({ request }) => {
      const answer = answers.get(new URL(request.url).pathname);
      return answer === undefined || typeof answer === 'number'
        ? new HttpResponse(null, { status: answer ?? 404 })
        : HttpResponse.json(answer);
    }),
  );
}
