import { infoJsonLd, infoMetadata } from '#src/features/info-page/info-metadata.ts';
import { InfoPage } from '#src/features/info-page/info-page.tsx';
import { pageRoute } from '../../../../_routes/page-route.tsx';

const route = pageRoute('info', {
  metadata: ({ locale }, model, origins) => infoMetadata(locale, model, origins),
  view: InfoPage,
  name: ({ info }) => info.head.title,
  data: ({ locale }, { info, ref }, origins) => [infoJsonLd(locale, info, ref, origins)],
  subject: ({ info }) => ({ slug: info.trackingSlug }),
});

export const generateStaticParams = route.generateStaticParams;
export const generateMetadata = route.generateMetadata;
export default route.Page;
