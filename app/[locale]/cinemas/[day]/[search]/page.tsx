import { cinemasJsonLd } from '#src/features/cinema-list/cinemas-json-ld.ts';
import { CinemasPage } from '#src/features/cinema-list/cinemas-page.tsx';
import { LocatorBar } from '#src/shell/locator/locator-bar.tsx';
import { pageRoute } from '../../../../_routes/page-route.tsx';

const route = pageRoute('cinemas', {
  view: (props) => (
    <CinemasPage {...props} locator={<LocatorBar locale={props.locale} page={{ page: 'cinemas' }} />} />
  ),
  data: ({ locale }, model, origins) => cinemasJsonLd(locale, model, origins),
});

export const generateStaticParams = route.generateStaticParams;
export const generateMetadata = route.generateMetadata;
export default route.Page;
