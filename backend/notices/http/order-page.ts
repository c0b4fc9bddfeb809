import type { SiteId } from '#src/sites/site.ts';
import { emailFault, faultsOf, field, form, note, select, withFaults } from '../../accounts/pages/form.ts';
import type { FormState, SentForm } from '../../accounts/pages/form.ts';
import { layout, opening } from '../../accounts/pages/layout.ts';
import type { FormPage, Outcome } from '../../accounts/pages/page.ts';
import { unknownPage } from '../../accounts/pages/plain.ts';
import { outboxLink } from '../../accounts/pages/register.ts';
import { pageAddress } from '../../accounts/pages/visit.ts';
import type { Visit } from '../../accounts/pages/visit.ts';
import { markup } from '../../html/markup.ts';
import { filmAddress } from '../mails.ts';
import { orderNotice } from '../orders.ts';
import type { NoticeContext } from '../orders.ts';
import { noticePages } from '../paths.ts';
import { isOnSale, readSales } from '../sales.ts';
import { confirmHours } from '../store.ts';
import { describeSubject, findSubject, readerOf, readPlaces, readVersions } from '../subject.ts';
import type { AskedSubject, Choice, DescribedSubject } from '../subject.ts';
import { noticeWords } from '../words.ts';

/** The longest slug of a subject. */
const longestSlug = 200;

/** The page that orders a notice; the film is in its address, and so are a place and a version to begin with. */
export function orderPage(context: NoticeContext): FormPage {
  return {
    name: noticePages.order,

    async show(visit, state): Promise<Outcome> {
      const film = await filmOf(visit);
      const { site, query } = visit;
      if (film === null || site === null) return unknownPage(visit);
      // Nobody waits for what can be booked; a sent form has its own answer.
      const asked = askedOf(film.slug, { place: placeOf(query), version: textOf(query['version']) });
      if (Object.keys(state.values).length === 0 && (await canBeBooked(context, visit, asked)))
        return { kind: 'page', html: onSaleDocument(visit, site, film) };
      return { kind: 'page', html: await orderDocument(visit, site, film, state) };
    },

    async submit(visit, sent): Promise<Outcome> {
      const film = await filmOf(visit);
      const { site, words, language, address } = visit;
      if (film === null || site === null) return unknownPage(visit);
      const { email = '' } = sent;
      const faults = faultsOf({ email: emailFault(words, email) });
      if (Object.keys(faults).length > 0) return { kind: 'again', state: withFaults(words, sent, faults) };
      const asked = askedOf(film.slug, sent);
      const outcome = await orderNotice(context, { email, asked, site, language, address });
      switch (outcome.kind) {
        case 'limited':
          return outcome;
        case 'unknown':
          return unknownPage(visit);
        case 'on-sale':
          return { kind: 'page', html: onSaleDocument(visit, site, film) };
        case 'sent':
          return { kind: 'page', html: sentDocument(visit, email) };
      }
    },
  };
}

/** The film of the address; null when the site does not have it. */
async function filmOf(visit: Visit): Promise<DescribedSubject | null> {
  const { site, language, context } = visit;
  const show = textOf(visit.query['film']);
  if (site === null || show === '') return null;
  const reader = await readerOf(context, site, language);
  const subject = await findSubject(reader, { show, place: null, version: null });
  return subject === null ? null : describeSubject(reader, subject);
}

function textOf(value: unknown): string {
  return typeof value === 'string' && value.length <= longestSlug ? value : '';
}

/** The place with which the page begins, as its form sends it; empty for any cinema. */
function placeOf(query: Visit['query']): string {
  const [cinema, city] = [textOf(query['cinema']), textOf(query['city'])];
  return cinema === '' ? (city === '' ? '' : `city:${city}`) : `cinema:${cinema}`;
}

/** Whether a subject of the visited site can be booked now. */
async function canBeBooked(
  { productNow }: NoticeContext,
  { site, language, context }: Visit,
  asked: AskedSubject,
): Promise<boolean> {
  if (site === null) return false;
  const subject = await findSubject(await readerOf(context, site, language), asked);
  if (subject === null) return false;
  return isOnSale(context.db, subject, await readSales(context.db, site, subject.showId, productNow()));
}

/** The subject of a sent form: its place is `cinema:{slug}` or `city:{slug}`. */
function askedOf(show: string, { place = '', version = '' }: SentForm): AskedSubject {
  const [, kind, slug = ''] = /^(cinema|city):(.{1,200})$/.exec(place) ?? [];
  return {
    show,
    place: kind === 'cinema' || kind === 'city' ? { kind, slug } : null,
    version: version === '' ? null : version,
  };
}

async function orderDocument(
  visit: Visit,
  site: SiteId,
  film: DescribedSubject,
  state: FormState,
): Promise<string> {
  const { context, language, query, account } = visit;
  const words = noticeWords[language];
  const reader = await readerOf(context, site, language);
  const [cities, cinemas, versions] = await Promise.all([
    readPlaces(reader, 'city'),
    readPlaces(reader, 'cinema'),
    readVersions(reader),
  ]);
  const named = (kind: string, choices: readonly Choice[]): Choice[] =>
    choices.map(({ value, label }) => ({ value: `${kind}:${value}`, label }));
  const begun = {
    email: account?.email ?? '',
    place: placeOf(query),
    version: textOf(query['version']).toLowerCase(),
  };
  const filled: FormState = { ...state, values: { ...begun, ...state.values } };
  return layout(visit, {
    name: noticePages.order,
    title: words.order.title,
    body: markup`${opening(words.order.title, words.order.text(film.title))} ${note(filled)}
    ${form(
      visit,
      pageAddress(visit, noticePages.order, { film: film.slug }),
      markup`${field(filled, { name: 'email', label: visit.words.fields.email, type: 'email', autocomplete: 'email' })}
      ${select(filled, {
        name: 'place',
        label: words.order.place,
        choices: [{ value: '', label: words.order.anywhere }],
        groups: [
          { label: words.order.cities, choices: named('city', cities) },
          { label: words.order.cinemas, choices: named('cinema', cinemas) },
        ],
      })}
      ${select(filled, {
        name: 'version',
        label: words.order.version,
        choices: [{ value: '', label: words.order.anyVersion }, ...versions],
      })}
      <p class="hint">${words.order.privacy}</p>`,
      words.order.submit,
    )}`,
  });
}

function onSaleDocument(visit: Visit, site: SiteId, film: DescribedSubject): string {
  const words = noticeWords[visit.language].onSale;
  const address = filmAddress(visit.context, site, visit.language, film);
  return layout(visit, {
    name: noticePages.order,
    title: words.title,
    body: markup`${opening(words.title, words.text(film.title))}
    ${address !== null && markup`<p><a class="button" href="${address}" target="_top">${words.open}</a></p>`}`,
  });
}

/** The same page whether or not the e-mail has ordered the notice before. */
function sentDocument(visit: Visit, email: string): string {
  const { title, text } = noticeWords[visit.language].sent;
  return layout(visit, {
    name: noticePages.order,
    title,
    body: markup`${opening(title, text(email, confirmHours))} ${outboxLink(visit)}`,
  });
}
