import { infoJsonLd } from '#src/features/info-page/info-metadata.ts';
import { TemplatePage } from '#src/features/info-page/template-page.tsx';
import type { TemplatePage as TemplatePageId } from '#src/domain/article/template-page.ts';
import { pageRoute } from './page-route.tsx';

/** A page whose text is an information page of the API (R040, R041). */
export const templateRoute = (page: TemplatePageId) =>
  pageRoute(page, {
    view: (props) => <TemplatePage {...props} page={page} />,
    data: ({ locale }, model, origins) =>
      model === null ? [] : [infoJsonLd(locale, model, { page }, origins)],
  });
