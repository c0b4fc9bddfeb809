import { useTranslations } from 'next-intl';
import { PopupPanel } from '#src/ui/dialog/popup-panel.tsx';
import { Picture } from '#src/ui/picture/picture.client.tsx';
import type { VisitorConfig } from '#src/visitor/config.ts';
import type { PopupData } from '../protocol/kinds.ts';
import { NotHere } from './not-here.tsx';
import { PlainLines } from './plain-lines.tsx';
import css from './subscription.module.scss';
import { usePlan } from './use-plan.ts';

interface PerksPopupProps {
  readonly config: VisitorConfig;
  readonly data: PopupData<'subscriptionPerks'>;
}

/** What a plan includes, each with its description (R120, R144). */
export default function PerksPopup({ config: { locale }, data }: PerksPopupProps) {
  const t = useTranslations('subscription');
  const state = usePlan(locale, data.plan);
  if (state.kind !== 'here')
    return <NotHere title={t('perks')} again={state.kind === 'failed' ? state.again : null} />;
  const { plan } = state;
  return (
    <PopupPanel title={t('perksOf', { plan: plan.label })}>
      <ul className={css['list']}>
        {plan.perks.map(({ title, description, image }) => (
          <li key={title} className={css['perk']}>
            {image === null ? null : (
              <Picture
                kind="backdrop"
                src={image}
                alt=""
                title={title}
                sizes="(width >= 43.75em) 38rem, 92vw"
                className={css['picture'] ?? ''}
              />
            )}
            <h3 className={css['name']}>{title}</h3>
            <PlainLines html={description} className={css['soft']} />
          </li>
        ))}
      </ul>
    </PopupPanel>
  );
}
