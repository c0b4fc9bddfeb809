import { read } from '#src/api/read.ts';
import { HomePage } from '#src/features/home-page/home-page.tsx';
import { organizationJsonLd, webSiteJsonLd } from '#src/seo/organization.ts';
import { LocatorBar } from '#src/shell/locator/locator-bar.tsx';
import { pageRoute } from '../../../../_routes/page-route.tsx';

const route = pageRoute('home', {
  view: (props) => (
    <HomePage
      {...props}
      locator={
        <LocatorBar
          locale={props.locale}
          page={{ page: 'home', filters: props.filters }}
          near={props.model.near?.name ?? null}
          nearest={props.model.near?.nearest}
        />
      }
    />
  ),
  data: async ({ locale }, _model, origins) => {
    const footer = await read('footer', locale, {});
    const networks = footer.ok ? footer.value.socialNetworks.map(({ url }) => url) : [];
    return [organizationJsonLd(locale, origins, networks), webSiteJsonLd(locale, origins)];
  },
});

export const generateStaticParams = route.generateStaticParams;
export const generateMetadata = route.generateMetadata;
export default route.Page;
