import { useTranslations } from 'next-intl';
import type { TemplatePage as TemplatePageId } from '#src/domain/article/template-page.ts';
import type { Locale } from '#src/sites/site.ts';
import { EmptyState } from '#src/ui/layout/empty-state.tsx';
import { buttonClass } from '#src/ui/link/button.tsx';
import { Link } from '#src/ui/link/link.tsx';
import type { InfoView } from './info-model.ts';
import { InfoArticle } from './info-page.tsx';
import css from './template-page.module.scss';

interface TemplatePageProps {
  readonly locale: Locale;
  readonly page: TemplatePageId;
  readonly model: InfoView | null;
}

/** A page whose text is an information page of the API; without such a text it says where to ask (R040, R041). */
export function TemplatePage({ locale, page, model }: TemplatePageProps) {
  const t = useTranslations();
  if (model !== null) return <InfoArticle locale={locale} info={model} />;
  return (
    <div className={css['page']}>
      <EmptyState
        heading="h1"
        title={t(`${page}.title`)}
        text={t(`${page}.ask`)}
        action={
          <Link locale={locale} to={{ page: 'cinemas' }} className={buttonClass('outlined')}>
            {t('info.toCinemas')}
          </Link>
        }
      />
    </div>
  );
}
