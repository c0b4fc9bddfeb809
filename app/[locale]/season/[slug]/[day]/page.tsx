import { seasonRoute } from '../../../../_routes/season-route.tsx';

const route = seasonRoute('season');

export const generateStaticParams = route.generateStaticParams;
export const generateMetadata = route.generateMetadata;
export default route.Page;
