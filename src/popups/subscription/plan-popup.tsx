import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useStore } from 'zustand';
import type { Plan } from '#src/contract/subscription-offers/schema.ts';
import { formatPrice } from '#src/domain/price/format-price.ts';
import {
  changeOption,
  monthlyTotal,
  purchaseAddress,
  quantityOf,
  selectPlan,
} from '#src/domain/subscription/plan-selection.ts';
import type { Locale } from '#src/sites/site.ts';
import { PopupPanel } from '#src/ui/dialog/popup-panel.tsx';
import { buttonClass } from '#src/ui/link/button.tsx';
import { Link } from '#src/ui/link/link.tsx';
import { accountStore } from '#src/visitor/account/store.ts';
import type { VisitorConfig } from '#src/visitor/config.ts';
import type { PopupData } from '../protocol/kinds.ts';
import { NotHere } from './not-here.tsx';
import { OptionCount } from './option-count.tsx';
import { PlainLines } from './plain-lines.tsx';
import css from './subscription.module.scss';
import { usePlan } from './use-plan.ts';

interface PlanPopupProps {
  readonly config: VisitorConfig;
  readonly data: PopupData<'subscriptionPlan'>;
}

/** A plan with its options, their number, and the total a month (R120, R174). */
export default function PlanPopup({ config: { locale }, data }: PlanPopupProps) {
  const t = useTranslations('subscription');
  const state = usePlan(locale, data.plan);
  if (state.kind !== 'here')
    return <NotHere title={t('yourPlan')} again={state.kind === 'failed' ? state.again : null} />;
  return (
    <PopupPanel title={state.plan.label}>
      <SelectedPlan
        key={state.plan.id}
        locale={locale}
        plan={state.plan}
        tunnel={data.tunnel === '' ? null : data.tunnel}
      />
    </PopupPanel>
  );
}

interface SelectedPlanProps {
  readonly locale: Locale;
  readonly plan: Plan;
  readonly tunnel: string | null;
}

/** The selection lives as long as the popup: closing it resets the selected plan (R153). */
function SelectedPlan({ locale, plan, tunnel }: SelectedPlanProps) {
  const t = useTranslations('subscription');
  const [selection, setSelection] = useState(() => selectPlan(plan));
  const leadId = useStore(accountStore, ({ member }) => member?.subscription?.newLeadId ?? null);
  const address = purchaseAddress(selection, tunnel, leadId);
  return (
    <>
      <p className={css['base']}>
        <span>{t('planAlone')}</span>
        <strong>{t('aMonth', { price: formatPrice(locale, plan.price) })}</strong>
      </p>
      {plan.options.length === 0 ? null : (
        <ul className={css['list']} aria-label={t('options')}>
          {plan.options.map((option) => (
            <li key={option.id}>
              <OptionCount
                locale={locale}
                option={option}
                quantity={quantityOf(selection, option.id)}
                change={(modifier) => {
                  setSelection((before) => changeOption(before, option.id, modifier));
                }}
              />
            </li>
          ))}
        </ul>
      )}
      <div className={css['sum']}>
        <p className={css['total']} aria-live="polite">
          <span>{t('total')}</span>
          <strong>{t('aMonth', { price: formatPrice(locale, monthlyTotal(selection)) })}</strong>
        </p>
        {address === null ? null : (
          <Link external={address} className={buttonClass('filled')}>
            {leadId === null ? t('goToOrder') : t('steps.goOn')}
          </Link>
        )}
      </div>
      <PlainLines html={plan.terms} className={css['terms']} />
    </>
  );
}
