import { getTranslations } from 'next-intl/server';
import { cinemaJsonLd, cinemaMetadata } from '#src/features/cinema-page/cinema-metadata.ts';
import { CinemaPage } from '#src/features/cinema-page/cinema-page.tsx';
import { cinemaFilters } from '#src/features/cinema-page/programme/filter-links.ts';
import { pageRoute } from '../../../../../_routes/page-route.tsx';

const route = pageRoute('cinema', {
  metadata: ({ locale, filters }, model, origins) =>
    cinemaMetadata(locale, model, cinemaFilters(filters), origins),
  view: ({ locale, model, filters }) => (
    <CinemaPage locale={locale} model={model} filters={cinemaFilters(filters)} />
  ),
  isEmpty: ({ programme }) => programme?.films.length === 0,
  name: ({ cinema }) => cinema.name,
  // Crawlers keep no page with filters.
  data: async ({ locale, filters }, model, origins) => {
    if (Object.keys(filters).length > 0) return [];
    const nameOf = await getTranslations({ locale, namespace: 'needs.names' });
    return [cinemaJsonLd(locale, model, origins, nameOf)];
  },
  cinema: ({ ref }) => ref.slug,
  subject: ({ cinema }) => ({ cinema: cinema.tracking }),
});

export const generateStaticParams = route.generateStaticParams;
export const generateMetadata = route.generateMetadata;
export default route.Page;
