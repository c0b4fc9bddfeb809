import { cinemasJsonLd } from '#src/features/cinemas/cinemas-json-ld.ts';
import { CinemasPage } from '#src/features/cinemas/cinemas-page.tsx';
import { loadCinemas } from '#src/features/cinemas/load-cinemas.ts';
import { LocatorBar } from '#src/shell/locator/locator-bar.tsx';
import { plainRoute } from '../../../../_routes/plain-route.tsx';

const route = plainRoute({
  ref: { page: 'cinemas' },
  words: 'cinemas',
  load: ({ locale, search }) => loadCinemas(locale, search.text),
  view: (props) => <CinemasPage {...props} locator={<LocatorBar locale={props.locale} />} />,
  data: ({ locale }, model, origins) => cinemasJsonLd(locale, model, origins),
});

/** The build's placeholder; real pages are rendered when first asked for. */
export function generateStaticParams() {
  return [{ day: 'build', search: '-' }];
}

export const generateMetadata = route.generateMetadata;
export default route.Page;
