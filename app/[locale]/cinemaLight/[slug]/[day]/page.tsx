import { CinemaLightPage } from '#src/features/light-pages/cinema-light-page.tsx';
import { cinemaLightMetadata } from '#src/features/light-pages/light-metadata.ts';
import { loadCinemaLight } from '#src/features/light-pages/load-cinema-light.ts';
import { itemRoute } from '../../../../_routes/item-route.tsx';

const route = itemRoute({
  load: loadCinemaLight,
  metadata: cinemaLightMetadata,
  view: CinemaLightPage,
  cinema: ({ ref }) => ref.slug,
  subject: ({ cinema }) => ({ cinema: cinema.tracking }),
  steps: ({ cinema, ref }, { home, cinemas }) => [
    { name: home, ref: { page: 'home' } },
    { name: cinemas, ref: { page: 'cinemas' } },
    { name: cinema.name, ref },
  ],
});

/** The build's placeholder; real cinemas are rendered when first asked for. */
export function generateStaticParams() {
  return [{ slug: 'build', day: 'build' }];
}

export const generateMetadata = route.generateMetadata;
export default route.Page;
