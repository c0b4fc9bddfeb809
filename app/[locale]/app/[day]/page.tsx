import { AppPage } from '#src/features/app-page/app-page.tsx';
import { appJsonLd, loadApp } from '#src/features/app-page/load-app.ts';
import { pageRoute } from '../../../_routes/page-route.tsx';

const route = pageRoute('app', {
  load: ({ locale }) => loadApp(locale),
  view: AppPage,
  data: ({ locale }, model, origins) => appJsonLd(locale, model, origins),
});

export const generateStaticParams = route.generateStaticParams;
export const generateMetadata = route.generateMetadata;
export default route.Page;
