import type { SeasonPageId } from '#src/features/season-page/load-season.ts';
import { seasonJsonLd, seasonMetadata } from '#src/features/season-page/season-metadata.ts';
import { SeasonPage } from '#src/features/season-page/season-page.tsx';
import { pageRoute } from './page-route.tsx';

/** Seasons and special events have the same page, with different addresses. */
export const seasonRoute = (page: SeasonPageId) =>
  pageRoute(page, {
    metadata: ({ locale }, model, origins) => seasonMetadata(locale, model, origins),
    view: SeasonPage,
    name: ({ season }) => season.title,
    data: ({ locale }, model, origins) => seasonJsonLd(locale, model, origins),
    subject: ({ season }) => ({ slug: season.trackingSlug }),
  });
