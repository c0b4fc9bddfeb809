import { releasesJsonLd } from '#src/features/release-list/releases-data.ts';
import { ReleasesPage } from '#src/features/release-list/releases-page.tsx';
import { feedOfSite } from '#src/routes/site-files.ts';
import { pageRoute } from '../../../_routes/page-route.tsx';

const route = pageRoute('upcomingShowsLight', {
  lists: (locale) => [feedOfSite(locale, 'releases')],
  view: ReleasesPage,
  data: ({ locale }, model, origins) => [releasesJsonLd(locale, model, origins)],
});

export const generateStaticParams = route.generateStaticParams;
export const generateMetadata = route.generateMetadata;
export default route.Page;
