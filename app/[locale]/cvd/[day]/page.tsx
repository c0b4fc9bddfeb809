import { templateRoute } from '../../../_routes/template-route.tsx';

const route = templateRoute('cvd');

export const generateStaticParams = route.generateStaticParams;
export const generateMetadata = route.generateMetadata;
export default route.Page;
