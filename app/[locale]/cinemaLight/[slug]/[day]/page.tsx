import { CinemaLightPage } from '#src/features/light-pages/cinema-light-page.tsx';
import { cinemaLightMetadata } from '#src/features/light-pages/light-metadata.ts';
import { pageRoute } from '../../../../_routes/page-route.tsx';

const route = pageRoute('cinemaLight', {
  metadata: ({ locale }, model, origins) => cinemaLightMetadata(locale, model, origins),
  view: CinemaLightPage,
  name: ({ cinema }) => cinema.name,
  cinema: ({ ref }) => ref.slug,
  subject: ({ cinema }) => ({ cinema: cinema.tracking }),
});

export const generateStaticParams = route.generateStaticParams;
export const generateMetadata = route.generateMetadata;
export default route.Page;
