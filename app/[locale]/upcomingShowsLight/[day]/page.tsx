import { loadReleases } from '#src/features/releases/load-releases.ts';
import { releasesJsonLd } from '#src/features/releases/releases-data.ts';
import { ReleasesPage } from '#src/features/releases/releases-page.tsx';
import { plainRoute } from '../../../_routes/plain-route.tsx';

const route = plainRoute({
  ref: { page: 'upcomingShowsLight' },
  words: 'releases',
  load: ({ locale, today }) => loadReleases(locale, today),
  view: ReleasesPage,
  data: ({ locale }, model, origins) => [releasesJsonLd(locale, model, origins)],
});

/** The build's placeholder; real pages are rendered when first asked for. */
export function generateStaticParams() {
  return [{ day: 'build' }];
}

export const generateMetadata = route.generateMetadata;
export default route.Page;
