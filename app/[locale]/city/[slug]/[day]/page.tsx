import { cityJsonLd, cityMetadata } from '#src/features/city-page/city-metadata.ts';
import { CityPage } from '#src/features/city-page/city-page.tsx';
import { loadCity } from '#src/features/city-page/load-city.ts';
import { itemRoute } from '../../../../_routes/item-route.tsx';

const route = itemRoute({
  load: loadCity,
  metadata: cityMetadata,
  view: CityPage,
  data: cityJsonLd,
  subject: ({ city }) => ({ cinema: { citySlug: city.trackingSlug, cinemaSlug: null } }),
  steps: ({ city, ref }, { home, cinemas }) => [
    { name: home, ref: { page: 'home' } },
    { name: cinemas, ref: { page: 'cinemas' } },
    { name: city.name, ref },
  ],
});

/** The build's placeholder; real cities are rendered when first asked for. */
export function generateStaticParams() {
  return [{ slug: 'build', day: 'build' }];
}

export const generateMetadata = route.generateMetadata;
export default route.Page;
