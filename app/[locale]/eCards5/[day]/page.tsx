import { ecardsJsonLd } from '#src/features/ecard-page/ecard-json-ld.ts';
import { FiveSeatsPage } from '#src/features/ecard-page/ecard-page.tsx';
import { pageRoute } from '../../../_routes/page-route.tsx';

const route = pageRoute('eCards5', {
  view: FiveSeatsPage,
  data: ({ locale }, cards, origins) => ecardsJsonLd(locale, cards, origins),
});

export const generateStaticParams = route.generateStaticParams;
export const generateMetadata = route.generateMetadata;
export default route.Page;
