import { useTranslations } from 'next-intl';
import { popupTrigger } from '#src/popups/protocol/trigger.ts';
import type { Locale } from '#src/sites/site.ts';
import { EmptyState } from '#src/ui/layout/empty-state.tsx';
import { RichText } from '#src/ui/layout/rich-text.tsx';
import { Section } from '#src/ui/layout/section.client.tsx';
import { Button, buttonClass } from '#src/ui/link/button.tsx';
import { Link } from '#src/ui/link/link.tsx';
import { Icon } from '#src/ui/picture/icon.tsx';
import { ShowGrid } from '#src/ui/poster/show-grid.tsx';
import type { SubscriptionModel } from './load-subscription.ts';
import { MemberBand } from './member-band.tsx';
import { PlanCard } from './plan-card.tsx';
import css from './subscription-page.module.scss';

interface SubscriptionPageProps {
  readonly locale: Locale;
  readonly model: SubscriptionModel;
}

/** The subscription of the site: its plans side by side, what a member has, partners and current films (R025, R120). */
export function SubscriptionPage({ locale, model }: SubscriptionPageProps) {
  const t = useTranslations('subscription');
  const { name, plans, maintenance, promotion, partners, shows, tunnel } = model;
  return (
    <>
      <div className={css['top']}>
        <h1>{t('heading', { name })}</h1>
        <p className={css['lead']}>{t('lead')}</p>
        {maintenance ? (
          <p className={css['closed']}>
            <Icon name="warning" />
            <span>{t('maintenance')}</span>
          </p>
        ) : null}
        <MemberBand locale={locale} plans={plans} tunnel={maintenance ? null : tunnel} />
      </div>
      {promotion === null ? null : (
        <div className={css['promotion']}>
          {promotion.html === null ? null : <RichText html={promotion.html} />}
          {promotion.cta === null || maintenance ? null : (
            <Link
              external={promotion.cta.url}
              newWindow={promotion.cta.newWindow}
              className={buttonClass('outlined')}
            >
              {promotion.cta.label}
            </Link>
          )}
        </div>
      )}
      <Section id="plans" title={t('plans')}>
        {plans.length === 0 ? (
          <EmptyState
            title={t('noneTitle')}
            text={t('noneText')}
            action={
              <Link locale={locale} to={{ page: 'shows' }} className={buttonClass('outlined')}>
                {t('toFilms')}
              </Link>
            }
          />
        ) : (
          <ul className={css['plans']}>
            {plans.map((plan) => (
              <li key={plan.id} className={css['item']}>
                <PlanCard locale={locale} plan={plan} tunnel={tunnel} closed={maintenance} />
              </li>
            ))}
          </ul>
        )}
      </Section>
      {partners.length === 0 ? null : (
        <Section id="partners" title={t('partners')}>
          <p className={css['lead']}>{t('partnersText', { count: partners.length })}</p>
          <Button look="outlined" className={css['scripted'] ?? ''} {...popupTrigger('partners')}>
            {t('seePartners')}
          </Button>
          <ul className={css['plain']}>
            {partners.map((partner) => (
              <li key={`${partner.name} ${partner.address}`}>
                {[partner.name, partner.address].filter((part) => part !== null).join(', ')}
              </li>
            ))}
          </ul>
        </Section>
      )}
      {shows.length === 0 ? null : (
        <Section
          id="films"
          title={t('films')}
          more={
            <Link locale={locale} to={{ page: 'shows' }}>
              {t('toFilms')}
            </Link>
          }
        >
          <ShowGrid locale={locale} label={t('films')} shows={shows.map((show) => ({ show }))} />
        </Section>
      )}
    </>
  );
}
