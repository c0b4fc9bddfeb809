import { seasonRoute } from '../../../../_routes/season-route.tsx';

const route = seasonRoute('specialEvent');

export const generateStaticParams = route.generateStaticParams;
export const generateMetadata = route.generateMetadata;
export default route.Page;
