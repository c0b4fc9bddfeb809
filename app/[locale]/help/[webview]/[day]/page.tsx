import { HelpHome } from '#src/features/help-pages/help-home.tsx';
import { loadHelpHome } from '#src/features/help-pages/load-help.ts';
import { pageRoute } from '../../../../_routes/page-route.tsx';

const route = pageRoute('help', {
  load: ({ locale }) => loadHelpHome(locale),
  view: HelpHome,
});

export const generateStaticParams = route.generateStaticParams;
export const generateMetadata = route.generateMetadata;
export default route.Page;
