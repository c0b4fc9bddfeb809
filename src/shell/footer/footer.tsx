import { useTranslations } from 'next-intl';
import { choiceFields, choices } from '#src/routes/choices.ts';
import { languageOf, siteFactsOf } from '#src/sites/registry.ts';
import type { Locale } from '#src/sites/site.ts';
import { Accordion } from '#src/ui/layout/accordion.client.tsx';
import { RichText } from '#src/ui/layout/rich-text.tsx';
import { buttonClass } from '#src/ui/link/button.tsx';
import { Link } from '#src/ui/link/link.tsx';
import { addressOf, externalAddressOf } from '#src/ui/link/link-address.ts';
import { FooterColumns, FooterRow, type FooterLink } from './footer-columns.client.tsx';
import css from './footer.module.scss';
import { LanguageLinks } from '../header/language-links.tsx';
import { Logo } from '../header/logo.tsx';
import { socialLabel } from './social.ts';
import type { FooterColumn, FooterQuestion, FooterView, PageAddresses, ShellLink } from '../view.ts';

interface FooterProps {
  readonly locale: Locale;
  readonly addresses: PageAddresses;
  /** Null when its data could not be read: the footer then has only its fixed part. */
  readonly view: FooterView | null;
  /** Year of the copyright line (R138). */
  readonly year: number;
}

/** The footer, behind a row of seats: questions, columns, social networks, languages, copyright (R136, R138). */
export function Footer({ locale, addresses, view, year }: FooterProps) {
  const t = useTranslations('shell.footer');
  const mine = useTranslations('mine');
  const columns: FooterColumn[] = [
    {
      key: 'films',
      title: t('films'),
      links: [...(view?.shows ?? []), { title: t('allFilms'), to: { page: 'shows' } }],
    },
    {
      key: 'cinemas',
      title: t('cinemas'),
      links: [...(view?.cinemas ?? []), { title: t('allCinemas'), to: { page: 'cinemas' } }],
    },
    ...(view?.columns ?? []),
  ];
  const shown = columns
    .map(({ key, title, links }) => ({ key, title, links: links.flatMap((link) => linkData(locale, link)) }))
    .filter(({ links }) => links.length > 0);
  const social = (view?.social ?? []).flatMap(({ network, url }) =>
    linkData(locale, { title: socialLabel(network), url, newWindow: true }),
  );
  return (
    <footer className={css['footer']} data-theme="dark">
      <div className={css['seats']} aria-hidden="true" />
      <div className={css['inside']}>
        <Questions locale={locale} questions={view?.questions ?? []} />
        <div className={css['brand']}>
          <Logo />
          <p className={css['farewell']}>{t('farewell')}</p>
        </div>
        <div className={css['columns']}>
          <FooterColumns columns={shown} />
        </div>
        <div className={css['end']}>
          {social.length === 0 ? null : (
            <nav aria-label={t('social')}>
              <FooterRow links={social} />
            </nav>
          )}
          <LanguageLinks locale={locale} addresses={addresses} landmark={false} />
          <LanguageForm locale={locale} back={addresses[languageOf(locale)]} />
          <FooterRow
            links={[
              ...linkData(locale, { title: mine('title'), to: { page: 'myVelours' } }),
              ...linkData(locale, { title: t('sitemap'), to: { page: 'sitemap' } }),
            ]}
          />
          <p className={css['copyright']}>{t('copyright', { year: String(year) })}</p>
        </div>
      </div>
    </footer>
  );
}

interface LanguageFormProps {
  readonly locale: Locale;
  /** The address of this page, to which the form returns. */
  readonly back: string | undefined;
}

/** Without script a link to a language stores nothing: this form does (D69). */
function LanguageForm({ locale, back }: LanguageFormProps) {
  const t = useTranslations('shell.language');
  if (siteFactsOf(locale).languages.length === 1) return null;
  return (
    <noscript>
      <form method="get" action={choices.language.path}>
        {back === undefined ? null : <input type="hidden" name={choiceFields.to} value={back} />}
        <button
          type="submit"
          name={choiceFields.value}
          value={languageOf(locale)}
          className={buttonClass('quiet')}
        >
          {t('keep')}
        </button>
      </form>
    </noscript>
  );
}

interface QuestionsProps {
  readonly locale: Locale;
  readonly questions: readonly FooterQuestion[];
}

/** Frequent questions; one answer is open at a time (R103, R142). The help centre has more (R031). */
function Questions({ locale, questions }: QuestionsProps) {
  const t = useTranslations('shell.footer');
  const help = useTranslations('help');
  if (questions.length === 0) return null;
  return (
    <section aria-labelledby="footer-faq" className={css['questions']}>
      <div>
        <h2 id="footer-faq" className={css['heading']}>
          {t('faq')}
        </h2>
        {addressOf(locale, { page: 'help' }) === null ? null : (
          <Link locale={locale} to={{ page: 'help' }} className={css['link']}>
            {help('title')}
          </Link>
        )}
      </div>
      <Accordion
        name="footer-faq"
        items={questions.map(({ title, answerHtml }, index) => ({
          key: String(index),
          title,
          content: <RichText html={answerHtml} />,
          alone: true,
        }))}
      />
    </section>
  );
}

/** A link for the island; nothing when it leads nowhere. */
function linkData(locale: Locale, link: ShellLink): FooterLink[] {
  const { title } = link;
  if ('opens' in link) return [{ title }];
  const href = 'to' in link ? addressOf(locale, link.to) : externalAddressOf(link.url);
  if (href === null) return [];
  return 'to' in link
    ? [{ title, href }]
    : [{ title, href, outside: true, ...(link.newWindow ? { tab: true } : {}) }];
}
