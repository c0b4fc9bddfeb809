import { useTranslations } from 'next-intl';
import { useLayoutEffect, useId, useRef, useState, type SubmitEvent } from 'react';
import { PopupPanel } from '#src/ui/dialog/popup-panel.tsx';
import { Button } from '#src/ui/link/button.tsx';
import { Link } from '#src/ui/link/link.tsx';
import type { VisitorConfig } from '#src/visitor/config.ts';
import type { NoticeFailure } from '#src/visitor/sale-notice/order-sale-notice.ts';
import type { PopupData } from '../protocol/kinds.ts';
import { choicesIn, type Choice } from './choices-in.ts';
import css from './sale-notice.module.scss';

interface SaleNoticeProps {
  readonly config: VisitorConfig;
  readonly data: PopupData<'saleNotice'>;
}

type State =
  | { readonly kind: 'asked' }
  | { readonly kind: 'sending' }
  | { readonly kind: 'failed'; readonly failure: NoticeFailure }
  | { readonly kind: 'sent'; readonly email: string };

const textOf = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
};

/** The form that orders a mail for the day on which a film can be booked (D56), in two touches and an address. */
export default function SaleNotice({ config: { locale }, data }: SaleNoticeProps) {
  const t = useTranslations('saleNotice');
  const id = useId();
  const [state, setState] = useState<State>({ kind: 'asked' });
  const sent = useRef<HTMLParagraphElement>(null);
  const { show, title, clientUrl, address } = data;
  const [places, versions] = [choicesIn(data.places), choicesIn(data.versions)];
  // The button that had the focus is gone; a layout effect leaves no frame in which nothing has it.
  useLayoutEffect(() => {
    if (state.kind === 'sent') sent.current?.focus();
  }, [state.kind]);

  const order = async (form: FormData) => {
    setState({ kind: 'sending' });
    const email = textOf(form, 'email').trim();
    const [place, version] = [textOf(form, 'place'), textOf(form, 'version')];
    const failure = await import('#src/visitor/sale-notice/order-sale-notice.ts')
      .then(async ({ orderSaleNotice }) =>
        orderSaleNotice({ locale, clientUrl, show, email, place, version }),
      )
      .catch((): NoticeFailure => 'network');
    setState(failure === null ? { kind: 'sent', email } : { kind: 'failed', failure });
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (state.kind !== 'sending') void order(new FormData(event.currentTarget));
  };

  if (state.kind === 'sent')
    return (
      <PopupPanel title={t('sentTitle')}>
        <p ref={sent} tabIndex={-1} className={css['sent']}>
          {t('sentText', { email: state.email })}
        </p>
      </PopupPanel>
    );
  const sending = state.kind === 'sending';
  const malformed = state.kind === 'failed' && state.failure === 'malformed';
  return (
    <PopupPanel title={t('title', { title })}>
      <form className={css['form']} onSubmit={submit} aria-busy={sending} noValidate>
        <div className={css['field']}>
          <label htmlFor={`${id}-email`}>{t('email')}</label>
          <input
            id={`${id}-email`}
            name="email"
            type="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={254}
            required
            aria-invalid={malformed}
            aria-describedby={`${id}-problem`}
            className={css['input']}
          />
        </div>
        <Choices
          id={`${id}-place`}
          name="place"
          label={t('place')}
          any={t('anywhere')}
          choices={places}
          chosen={places[0]?.value ?? ''}
        />
        <Choices
          id={`${id}-version`}
          name="version"
          label={t('version')}
          any={t('anyVersion')}
          choices={versions}
          chosen=""
        />
        <p id={`${id}-problem`} role="alert" className={css['problem']}>
          {state.kind === 'failed' ? t(`failures.${state.failure}`) : ''}
        </p>
        <Button type="submit" aria-disabled={sending} className={css['send'] ?? ''}>
          {sending ? t('sending') : t('send')}
        </Button>
        <p className={css['hint']}>
          {t('privacy')} <Link external={address}>{t(places.length === 0 ? 'choosePlace' : 'more')}</Link>
        </p>
      </form>
    </PopupPanel>
  );
}

interface ChoicesProps {
  readonly id: string;
  readonly name: string;
  readonly label: string;
  /** Label of the empty value. */
  readonly any: string;
  readonly choices: readonly Choice[];
  readonly chosen: string;
}

/** A list to choose one value from, or none; nothing when there is nothing to choose from. */
function Choices({ id, name, label, any, choices, chosen }: ChoicesProps) {
  if (choices.length === 0) return null;
  return (
    <div className={css['field']}>
      <label htmlFor={id}>{label}</label>
      <select id={id} name={name} defaultValue={chosen} className={css['input']}>
        {choices.map(({ value, label: text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
        <option value="">{any}</option>
      </select>
    </div>
  );
}
