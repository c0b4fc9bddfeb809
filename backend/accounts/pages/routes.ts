import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { isLanguage } from '#src/sites/registry.ts';
import type { Language } from '#src/sites/site.ts';
import { acceptedLanguages } from '../../http/accepted-languages.ts';
import { problemOf, sendProblem } from '../../http/problem.ts';
import type { HostContext } from '../context.ts';
import { originOf, xsrfHolds } from '../http/guard.ts';
import { HasherBusyError } from '../password/hash.ts';
import { readForm, tooMany, untouched } from './form.ts';
import type { FormState, SentForm } from './form.ts';
import { mailPage } from './mail.ts';
import type { FormPage, Outcome } from './page.ts';
import { forgottenPage, newPasswordPage } from './password.ts';
import { bookingsPage, donePage, outboxPage, unknownPage } from './plain.ts';
import { pagePolicy } from './policy.ts';
import { profilePage } from './profile.ts';
import { askedElsewhere, registerRecognition } from './recognition.ts';
import { registerPage } from './register.ts';
import { signInPage } from './sign-in.ts';
import { openVisit, pageAddress } from './visit.ts';
import type { PageRequest, Visit } from './visit.ts';

/** The maximum size of a form in bytes. */
const longestForm = 8 * 1_024;
/** When a member may try again while too many passwords are being hashed, in seconds. */
const busySeconds = 3;

const language = ':language(^(?:fr|en|de|nl)$)';

interface Given {
  Params: Record<string, string>;
  Querystring: Record<string, unknown>;
}

/**
 * Registers the pages of the client host below `/{language}`, in the four languages, and their two fonts.
 * @param guests pages of other parts of the backend
 */
export function registerPages(
  scope: FastifyInstance,
  context: HostContext,
  guests: readonly FormPage[],
): void {
  const { recognition, siteOrigins } = context;
  const providers = new Set(
    recognition === null ? [] : Array.from(siteOrigins.keys(), (site) => recognition.originOf(site)),
  );
  const policy = pagePolicy(siteOrigins.values(), providers);
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: longestForm },
    (_request, text, done) => done(null, new URLSearchParams(String(text))),
  );
  scope.addHook('onRequest', async (_request, reply) => {
    reply.headers({
      'content-security-policy': policy,
      'cross-origin-opener-policy': 'same-origin-allow-popups',
      'cross-origin-resource-policy': 'same-site',
      'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
      'x-robots-tag': 'noindex',
    });
  });
  const pages = [
    signInPage,
    registerPage,
    mailPage,
    forgottenPage,
    newPasswordPage,
    profilePage,
    bookingsPage,
    donePage,
    ...(context.showOutbox ? [outboxPage] : []),
    ...guests,
  ];
  for (const page of pages) {
    const url = `/${language}/${page.name}`;
    scope.get<Given>(url, async (request, reply) => {
      const visit = await openVisit(context, request, reply);
      const elsewhere = await askedElsewhere(visit, page.name, request);
      if (elsewhere !== null) return reply.redirect(elsewhere, 303);
      return send(visit, await page.show(visit, untouched));
    });
    if (page.submit !== undefined) {
      scope.post<Given>(url, { bodyLimit: longestForm }, (request, reply) =>
        submit(context, page, request, reply),
      );
    }
  }
  scope.get('/', (request, reply) =>
    reply.redirect(`/${acceptedLanguage(request.headers['accept-language'])}/profile`, 303),
  );
  scope.get<Given>(`/${language}`, (request, reply) =>
    reply.redirect(`/${request.params['language']}/profile`, 303),
  );
  scope.get<Given>('/*', async (request, reply) => {
    const visit = await openVisit(context, request, reply);
    const asked = request.url.split('/', 2)[1];
    return send(
      visit,
      unknownPage(isLanguage(asked) ? await inLanguage(context, request, reply, asked) : visit),
    );
  });
  registerRecognition(scope, context);
  registerFonts(scope);
}

async function inLanguage(
  context: HostContext,
  request: PageRequest,
  reply: FastifyReply,
  asked: Language,
): Promise<Visit> {
  request.params['language'] = asked;
  return openVisit(context, request, reply);
}

/**
 * Handles a sent form. It must come from a page of this host, with the XSRF token of this browser. A wrong origin is
 * refused. With a token that is no longer valid (the page was open for a long time, or another tab signed in), the form
 * is shown again with the entered values.
 */
async function submit(
  context: HostContext,
  page: FormPage,
  request: PageRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  if (originOf(context, request) !== 'own') {
    context.events.record('forgery-refused', { reason: 'origin' });
    return sendProblem(reply, problemOf(403, 'Forms are taken from the pages of this host only.'));
  }
  const visit = await openVisit(context, request, reply);
  const sent = readForm(request.body);
  const bad = (text: string): FormState => ({ values: sent, faults: {}, note: { text, tone: 'bad' } });
  if (!xsrfHolds(visit.cookies, sent['xsrf'])) {
    context.events.record('forgery-refused', { reason: 'token', email: visit.account?.email });
    return send(visit, await page.show(visit, bad(visit.words.common.stale)), 403);
  }
  const outcome = await busyOr(page, visit, sent);
  if (outcome === 'busy') {
    reply.header('retry-after', String(busySeconds));
    return send(visit, await page.show(visit, bad(visit.words.common.busy)), 503);
  }
  if (outcome.kind === 'again') return send(visit, await page.show(visit, outcome.state), 422);
  if (outcome.kind === 'limited') {
    reply.header('retry-after', String(outcome.retryAfter));
    const state = bad(tooMany(visit.words, outcome.retryAfter));
    return send(visit, await page.show(visit, state), 429);
  }
  return send(visit, outcome);
}

async function busyOr(page: FormPage, visit: Visit, sent: SentForm): Promise<Outcome | 'busy'> {
  try {
    return (await page.submit?.(visit, sent)) ?? { kind: 'go', to: pageAddress(visit, page.name) };
  } catch (error) {
    if (error instanceof HasherBusyError) return 'busy';
    throw error;
  }
}

function send({ reply }: Visit, outcome: Outcome, status = 200): FastifyReply {
  if (outcome.kind === 'go') return reply.redirect(outcome.to, 303);
  if (outcome.kind !== 'page') throw new Error(`a page was shown as ${outcome.kind}`);
  return reply
    .code(status === 200 ? (outcome.status ?? 200) : status)
    .type('text/html; charset=utf-8')
    .send(outcome.html);
}

/** The first of the four languages that a browser accepts; English when it accepts none of them. */
export function acceptedLanguage(header: string | undefined): Language {
  const asked = acceptedLanguages(header).map((tag) => tag.split('-', 1)[0]?.toLowerCase());
  return asked.find((one) => isLanguage(one)) ?? 'en';
}

const fonts: Readonly<Record<string, string>> = {
  'display.woff2': '@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2',
  'plain.woff2': '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
};

function registerFonts(scope: FastifyInstance): void {
  const { resolve } = createRequire(import.meta.url);
  for (const [name, file] of Object.entries(fonts)) {
    let bytes: Buffer | undefined;
    scope.get(`/fonts/${name}`, { config: { shared: true } }, (_request, reply) => {
      bytes ??= readFileSync(resolve(file));
      return reply
        .type('font/woff2')
        .headers({ 'cache-control': 'public, max-age=604800', 'cross-origin-resource-policy': 'same-origin' })
        .send(bytes);
    });
  }
}
