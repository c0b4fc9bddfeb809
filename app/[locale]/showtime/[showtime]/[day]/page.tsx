import { showtimeJsonLd, showtimeMetadata } from '#src/features/showtime-page/showtime-metadata.ts';
import { ShowtimePage } from '#src/features/showtime-page/showtime-page.tsx';
import { pageRoute } from '../../../../_routes/page-route.tsx';

const route = pageRoute('showtime', {
  metadata: ({ locale }, model, origins) => showtimeMetadata(locale, model, origins),
  view: ShowtimePage,
  isEmpty: ({ details }) => details === null,
  name: (model) => model.film.title,
  data: ({ locale }, model, origins) => showtimeJsonLd(locale, model, origins),
  cinema: ({ ref }) => ref.cinema,
  subject: ({ tracking }) => ({ show: tracking }),
});

export const generateStaticParams = route.generateStaticParams;
export const generateMetadata = route.generateMetadata;
export default route.Page;
