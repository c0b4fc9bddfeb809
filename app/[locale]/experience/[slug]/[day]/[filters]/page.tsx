import {
  experienceJsonLd,
  experienceMetadata,
  listedFilms,
} from '#src/features/experiences/page/experience-metadata.ts';
import { ExperiencePage } from '#src/features/experiences/page/experience-page.tsx';
import { itemListJsonLd } from '#src/seo/item-list.ts';
import { LocatorBar } from '#src/shell/locator/locator-bar.tsx';
import { pageRoute } from '../../../../../_routes/page-route.tsx';

const route = pageRoute('experience', {
  metadata: ({ locale, filters }, model, origins) => experienceMetadata(locale, model, filters, origins),
  view: (props) => (
    <ExperiencePage {...props} locator={<LocatorBar locale={props.locale} page={props.model.ref} />} />
  ),
  isEmpty: ({ programme }) => programme !== null && programme.shows.length + programme.undated.length === 0,
  name: ({ experience }) => experience.title,
  data: ({ locale, filters }, model, origins) => [
    experienceJsonLd(locale, model, origins),
    ...itemListJsonLd(locale, origins, listedFilms(model, filters)),
  ],
});

export const generateStaticParams = route.generateStaticParams;
export const generateMetadata = route.generateMetadata;
export default route.Page;
