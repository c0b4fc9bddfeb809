import { AppPage } from '#src/features/app-page/app-page.tsx';
import { appJsonLd } from '#src/features/app-page/load-app.ts';
import { pageRoute } from '../../../_routes/page-route.tsx';

const route = pageRoute('app', {
  view: AppPage,
  data: ({ locale }, model, origins) => appJsonLd(locale, model, origins),
});

export const generateStaticParams = route.generateStaticParams;
export const generateMetadata = route.generateMetadata;
export default route.Page;
