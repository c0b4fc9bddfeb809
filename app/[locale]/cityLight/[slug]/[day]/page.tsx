import { CityLightPage } from '#src/features/light-pages/city-light-page.tsx';
import { cityLightMetadata } from '#src/features/light-pages/light-metadata.ts';
import { loadCityLight } from '#src/features/light-pages/load-city-light.ts';
import { itemRoute } from '../../../../_routes/item-route.tsx';

const route = itemRoute({
  load: loadCityLight,
  metadata: cityLightMetadata,
  view: CityLightPage,
  steps: ({ city, ref }, { home, cinemas }) => [
    { name: home, ref: { page: 'home' } },
    { name: cinemas, ref: { page: 'cinemas' } },
    { name: city.name, ref },
  ],
  subject: ({ city }) => ({ cinema: { citySlug: city.trackingSlug, cinemaSlug: null } }),
});

/** The build's placeholder; real cities are rendered when first asked for. */
export function generateStaticParams() {
  return [{ slug: 'build', day: 'build' }];
}

export const generateMetadata = route.generateMetadata;
export default route.Page;
