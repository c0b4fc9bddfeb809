import { CallbackPage } from '#src/features/sign-in-callback/callback-page.tsx';
import { plainRoute } from '../../../_routes/plain-route.tsx';

const route = plainRoute({
  ref: { page: 'callback' },
  words: 'account.callback',
  load: () => Promise.resolve(null),
  view: CallbackPage,
  indexed: false,
  faq: false,
});

/** The build's placeholder; real pages are rendered when first asked for. */
export function generateStaticParams() {
  return [{ day: 'build' }];
}

export const generateMetadata = route.generateMetadata;
export default route.Page;
