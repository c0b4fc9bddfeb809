import { ecardsJsonLd } from '#src/features/ecard-page/ecard-json-ld.ts';
import { FiveSeatsPage } from '#src/features/ecard-page/ecard-page.tsx';
import { loadEcards } from '#src/features/ecard-page/load-ecards.ts';
import { pageRoute } from '../../../_routes/page-route.tsx';

const route = pageRoute('eCards5', {
  load: ({ locale }) => loadEcards(locale, 5),
  view: FiveSeatsPage,
  data: ({ locale }, cards, origins) => ecardsJsonLd(locale, cards, origins),
});

export const generateStaticParams = route.generateStaticParams;
export const generateMetadata = route.generateMetadata;
export default route.Page;
