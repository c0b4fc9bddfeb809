import { MyNeeds } from '#src/features/my-page/my-needs.tsx';
import { MyPage } from '#src/features/my-page/my-page.tsx';
import { MySlot } from '#src/shell/mine/my-slot.tsx';
import { pageRoute } from '../../../_routes/page-route.tsx';

const route = pageRoute('myVelours', {
  // The document is the same for everybody: what belongs to a visitor comes afterwards, in the browser.
  view: ({ locale }) => (
    <>
      <MySlot locale={locale}>
        <MyPage locale={locale} />
      </MySlot>
      <MyNeeds />
    </>
  ),
});

export const generateStaticParams = route.generateStaticParams;
export const generateMetadata = route.generateMetadata;
export default route.Page;
