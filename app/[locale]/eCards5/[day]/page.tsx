import { FiveSeatsPage } from '#src/features/ecard-page/ecard-page.tsx';
import { loadEcards } from '#src/features/ecard-page/load-ecards.ts';
import { pageRoute } from '../../../_routes/page-route.tsx';

const route = pageRoute('eCards5', {
  load: ({ locale }) => loadEcards(locale, 5),
  view: FiveSeatsPage,
});

export const generateStaticParams = route.generateStaticParams;
export const generateMetadata = route.generateMetadata;
export default route.Page;
