import { cityJsonLd, cityMetadata } from '#src/features/city-page/city-metadata.ts';
import { CityPage } from '#src/features/city-page/city-page.tsx';
import { pageRoute } from '../../../../../_routes/page-route.tsx';

const route = pageRoute('city', {
  metadata: ({ locale, filters }, model, origins) => cityMetadata(locale, model, filters, origins),
  view: CityPage,
  isEmpty: ({ programme }) => programme?.day.films.length === 0 && programme.day.over.length === 0,
  name: ({ city }) => city.name,
  data: ({ locale }, model, origins) => [cityJsonLd(locale, model, origins)],
  subject: ({ city }) => ({ cinema: { citySlug: city.trackingSlug, cinemaSlug: null } }),
});

export const generateStaticParams = route.generateStaticParams;
export const generateMetadata = route.generateMetadata;
export default route.Page;
