import { useTranslations } from 'next-intl';
import { panelFragments } from '#src/routes/fragments.ts';
import { href } from '#src/routes/href.ts';
import type { Filters } from '#src/routes/filters.ts';
import type { Locale } from '#src/sites/site.ts';
import { Dialog } from '#src/ui/dialog/dialog.tsx';
import { buttonClass } from '#src/ui/link/button.tsx';
import { Icon } from '#src/ui/picture/icon.tsx';
import { narrowed } from '../programme/filter-links.ts';
import { InfoPanel } from './info-panel.tsx';
import type { CinemaModel } from '../load-cinema.ts';
import { PriceList } from './price-list.tsx';

interface CinemaWaysProps {
  readonly locale: Locale;
  readonly model: CinemaModel;
  readonly filters: Filters;
}

/** The links to the two panels of a cinema: practical information and prices. */
export function CinemaWays({ locale, model, filters }: CinemaWaysProps) {
  const t = useTranslations('cinema');
  const navigationKey = href(locale, narrowed(model.ref, filters));
  return (
    <>
      <Dialog
        id={panelFragments.info}
        title={t('info')}
        placement="side"
        fragment
        trigger={
          <>
            <Icon name="info" />
            {t('info')}
          </>
        }
        triggerClassName={buttonClass('outlined')}
        navigationKey={navigationKey}
      >
        <InfoPanel locale={locale} model={model} resetKey={navigationKey} />
      </Dialog>
      <Dialog
        id={panelFragments.pricing}
        title={t('prices')}
        placement="side"
        fragment
        trigger={
          <>
            <Icon name="ticket" />
            {t('prices')}
          </>
        }
        triggerClassName={buttonClass('outlined')}
        navigationKey={navigationKey}
      >
        <PriceList locale={locale} pricing={model.cinema.pricing} />
      </Dialog>
    </>
  );
}
