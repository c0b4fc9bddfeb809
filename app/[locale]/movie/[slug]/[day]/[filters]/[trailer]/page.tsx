import { filmRoute } from '../../../../../../_routes/film-route.tsx';

const route = filmRoute('movie');

export const generateStaticParams = route.generateStaticParams;
export const generateMetadata = route.generateMetadata;
export default route.Page;
