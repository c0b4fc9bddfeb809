import { read } from '#src/api/read.ts';
import { HomePage } from '#src/features/home/home-page.tsx';
import { loadHome } from '#src/features/home/load-home.ts';
import { organizationJsonLd, webSiteJsonLd } from '#src/seo/organization.ts';
import { LocatorBar } from '#src/shell/locator/locator-bar.tsx';
import { plainRoute } from '../../../_routes/plain-route.tsx';

const route = plainRoute({
  ref: { page: 'home' },
  words: 'home',
  load: ({ locale, today }) => loadHome(locale, today),
  view: (props) => <HomePage {...props} locator={<LocatorBar locale={props.locale} />} />,
  data: async ({ locale }, _model, origins) => {
    const footer = await read('footer', locale, {});
    const networks = footer.ok ? footer.value.socialNetworks.map(({ url }) => url) : [];
    return [organizationJsonLd(locale, origins, networks), webSiteJsonLd(locale, origins)];
  },
});

/** The build's placeholder; real pages are rendered when first asked for. */
export function generateStaticParams() {
  return [{ day: 'build' }];
}

export const generateMetadata = route.generateMetadata;
export default route.Page;
