import { CityLightPage } from '#src/features/light-pages/city-light-page.tsx';
import { cityLightMetadata } from '#src/features/light-pages/light-metadata.ts';
import { pageRoute } from '../../../../_routes/page-route.tsx';

const route = pageRoute('cityLight', {
  metadata: ({ locale }, model, origins) => cityLightMetadata(locale, model, origins),
  view: CityLightPage,
  name: ({ city }) => city.name,
  subject: ({ city }) => ({ cinema: { citySlug: city.trackingSlug, cinemaSlug: null } }),
});

export const generateStaticParams = route.generateStaticParams;
export const generateMetadata = route.generateMetadata;
export default route.Page;
