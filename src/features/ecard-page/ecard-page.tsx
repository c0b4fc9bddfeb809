import { useTranslations } from 'next-intl';
import { formatPrice } from '#src/domain/price/format-price.ts';
import type { Locale } from '#src/sites/site.ts';
import { Badge } from '#src/ui/label/badge.tsx';
import { Price } from '#src/ui/label/price.tsx';
import { Accordion } from '#src/ui/layout/accordion.client.tsx';
import { EmptyState } from '#src/ui/layout/empty-state.tsx';
import { RichText } from '#src/ui/layout/rich-text.tsx';
import { buttonClass } from '#src/ui/link/button.tsx';
import { Link } from '#src/ui/link/link.tsx';
import { Picture } from '#src/ui/picture/picture.client.tsx';
import type { EcardView } from './ecard-model.ts';
import css from './ecard-page.module.scss';

interface EcardPageProps {
  readonly locale: Locale;
  readonly model: readonly EcardView[];
}

/** The page of the cards of five seats (R037). */
export function FiveSeatsPage(props: EcardPageProps) {
  const t = useTranslations('ecards.five');
  return <EcardPage {...props} title={t('title')} lead={t('lead')} />;
}

/** The page of the cards of three seats (R038). */
export function ThreeSeatsPage(props: EcardPageProps) {
  const t = useTranslations('ecards.three');
  return <EcardPage {...props} title={t('title')} lead={t('lead')} />;
}

interface WordedPageProps extends EcardPageProps {
  readonly title: string;
  readonly lead: string;
}

/** The e-cards with one number of seats: what each costs, where it is accepted, and the way to buy it (R099, R295). */
function EcardPage({ locale, model, title, lead }: WordedPageProps) {
  const t = useTranslations('ecards');
  return (
    <>
      <div className={css['top']}>
        <h1>{title}</h1>
        <p className={css['lead']}>{lead}</p>
      </div>
      <div className={css['body']}>
        {model.length === 0 ? (
          <EmptyState
            heading="h2"
            title={t('noneTitle')}
            text={t('noneText')}
            action={
              <Link locale={locale} to={{ page: 'cinemas' }} className={buttonClass('outlined')}>
                {t('toCinemas')}
              </Link>
            }
          />
        ) : (
          <ul className={css['cards']}>
            {model.map((card) => (
              <li key={`${card.label} ${card.url}`} className={css['card']}>
                <EcardOffer locale={locale} card={card} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </>
  );
}

function EcardOffer({ locale, card }: { readonly locale: Locale; readonly card: EcardView }) {
  const t = useTranslations('ecards');
  const { price, initialPrice, seatPrice } = card;
  return (
    <>
      <Picture
        kind="backdrop"
        src={card.image}
        alt={card.imageAlt}
        title={card.label}
        sizes="(width >= 67.5em) 26rem, (width >= 43.75em) 45vw, 92vw"
        className={css['picture'] ?? ''}
      />
      <div className={css['words']}>
        {card.highlight === null ? null : <Badge tone="accent">{card.highlight}</Badge>}
        <h2 className={css['title']}>{card.label}</h2>
        {card.typeLabel === null ? null : <p className={css['kind']}>{card.typeLabel}</p>}
        {price === null ? null : (
          <p className={css['price']}>
            <Price
              amount={formatPrice(locale, price)}
              initial={initialPrice === null ? null : formatPrice(locale, initialPrice)}
            />
          </p>
        )}
        {seatPrice === null ? null : (
          <p className={css['soft']}>{t('perSeat', { price: formatPrice(locale, seatPrice) })}</p>
        )}
        <p className={css['soft']}>{card.national ? t('national') : t('local')}</p>
      </div>
      {card.url === null ? null : (
        <Link external={card.url} className={buttonClass('filled', css['buy'] ?? '')}>
          {t('buy')}
          <span className={css['heard']}> {card.label}</span>
        </Link>
      )}
      {card.termsHtml === null ? null : (
        <div className={css['terms']}>
          <Accordion
            items={[
              {
                key: 'terms',
                title: (
                  <>
                    {t('terms')}
                    <span className={css['heard']}> {card.label}</span>
                  </>
                ),
                content: <RichText html={card.termsHtml} />,
              },
            ]}
          />
        </div>
      )}
    </>
  );
}
