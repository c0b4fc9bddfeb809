import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type Provider from 'oidc-provider';
import { sites } from '#src/sites/registry.ts';
import type { Language } from '#src/sites/site.ts';
import type { SiteClient } from '../clients.ts';
import type { Identity } from '../open.ts';
import { languageOf } from '../pages/language.ts';
import { notice } from '../pages/page.ts';
import { signInPage } from '../pages/sign-in.ts';
import type { SignInView } from '../pages/sign-in.ts';
import { words } from '../pages/words.ts';
import { paths } from '../paths.ts';
import { deviceCookie, deviceIn } from './device-cookie.ts';
import { pagePolicy } from './policy.ts';
import { settleAddress } from './raw-request.ts';

interface SignInRoute {
  Params: { uid: string };
  Querystring: { language?: unknown; form?: unknown };
  Body: URLSearchParams | undefined;
}

type Request = FastifyRequest<SignInRoute>;
type OpenSignIn = Awaited<ReturnType<Provider['interactionDetails']>>;

/** A sign-in that a site has begun and a visitor has not finished. */
interface SignIn {
  uid: string;
  client: SiteClient;
  language: Language;
  hint: string;
  /** Whether the site asked to create an account (`screen_hint=signup`). */
  signUp: boolean;
}

const longestEmail = 254;

/**
 * The sign-in page, `/interaction/{uid}`. The address alone is not enough: the page needs the cookie that the protocol
 * set for it, and its form also needs a token and our own origin.
 */
export function registerSignIn(scope: FastifyInstance, identity: Identity): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 4_096 },
    (_request, body, done) => done(null, new URLSearchParams(body.toString())),
  );
  const url = `${paths.signIn}/:uid`;
  scope.get<SignInRoute>(url, async (request, reply) => {
    const signIn = await readSignIn(identity, request, reply);
    if (signIn === null) return sendExpired(request, reply);
    const register = linksOf(identity, signIn).register;
    if (signIn.signUp && register !== null && request.query.form === undefined) {
      return reply.redirect(register, 303);
    }
    return send(identity, reply, signIn, { status: 200, email: signIn.hint, problem: null });
  });
  scope.post<SignInRoute>(url, async (request, reply) => {
    const signIn = await readSignIn(identity, request, reply);
    if (signIn === null) return sendExpired(request, reply);
    if (!isOwnForm(identity, request, signIn)) {
      identity.parts.people.record('forgery-refused', null);
      return sendExpired(request, reply);
    }
    if (request.body?.get('action') === 'cancel') {
      return finish(identity, request, reply, {
        error: 'access_denied',
        error_description: 'The sign-in was cancelled.',
      });
    }
    return tryPassword(identity, request, reply, signIn);
  });
}

async function tryPassword(identity: Identity, request: Request, reply: FastifyReply, signIn: SignIn) {
  const email = request.body?.get('email')?.trim().slice(0, longestEmail) ?? '';
  const password = request.body?.get('password') ?? '';
  const again = (status: number, problem: SignInView['problem']) =>
    send(identity, reply, signIn, { status, email, problem });
  if (email === '' || password === '') return again(400, 'missing');
  const { people, origin } = identity.parts;
  const device = deviceIn(origin, request.headers.cookie);
  const result = await people.checkCredentials({ email, password, address: request.ip, device });
  if (result.kind === 'right') {
    void reply.header('set-cookie', deviceCookie(origin, result.device));
    return finish(identity, request, reply, { login: { accountId: result.person.icu, amr: ['pwd'] } });
  }
  // The same answer for an e-mail without an account and for a wrong password.
  if (result.kind === 'wrong') return again(400, 'wrong');
  reply.header('retry-after', String(result.retryAfter));
  return again(result.kind === 'busy' ? 503 : 429, { minutes: Math.ceil(result.retryAfter / 60) });
}

/** The open sign-in of a request's cookie; null when there is none, when it is another one, or when it has expired. */
async function readSignIn(identity: Identity, request: Request, reply: FastifyReply): Promise<SignIn | null> {
  const raw = settleAddress(request.raw, identity.parts.origin);
  const open: OpenSignIn | null = await identity
    .provider()
    .interactionDetails(raw, reply.raw)
    .catch(() => null);
  if (open === null || open.uid !== request.params.uid || open.prompt.name !== 'login') return null;
  const client = identity.clients.find(({ clientId }) => clientId === open.params.client_id);
  if (client === undefined) return null;
  const { languages, defaultLanguage } = sites[client.site];
  const chosen = request.query.language;
  const asked = [chosen, open.params.ui_locales].filter((value) => typeof value === 'string').join(' ');
  const { login_hint: hint, screen_hint: screen } = open.params;
  return {
    uid: open.uid,
    client,
    language: languageOf(asked, request.headers['accept-language'], languages, defaultLanguage),
    hint: typeof hint === 'string' ? hint.slice(0, longestEmail) : '',
    signUp: screen === 'signup',
  };
}

/** Passes the result of a sign-in to the protocol, which continues from there. */
async function finish(
  identity: Identity,
  request: Request,
  reply: FastifyReply,
  result: Parameters<Provider['interactionResult']>[2],
) {
  const address = await identity
    .provider()
    .interactionResult(request.raw, reply.raw, result, { mergeWithLastSubmission: false });
  return reply.redirect(address, 303);
}

function send(
  identity: Identity,
  reply: FastifyReply,
  signIn: SignIn,
  { status, email, problem }: Pick<SignInView, 'email' | 'problem'> & { status: number },
) {
  const { client, language, uid } = signIn;
  return reply
    .code(status)
    .type('text/html; charset=utf-8')
    .header('content-security-policy', pagePolicy({ formTargets: returnsTo(client) }))
    .send(
      signInPage({
        language,
        languages: sites[client.site].languages,
        path: `${paths.signIn}/${uid}`,
        siteHost: new URL(client.origin).host,
        csrf: tokenOf(identity.keys()[0].cookieSecret, uid),
        email,
        problem,
        ...linksOf(identity, signIn),
      }),
    );
}

/** The origins to which the form finally leads: the site, or the client host that asked. */
function returnsTo({ origin, recognition }: SiteClient): string[] {
  return recognition === null ? [origin] : [origin, new URL(recognition).origin];
}

function sendExpired(request: Request, reply: FastifyReply) {
  const language = languageOf(request.query.language, request.headers['accept-language']);
  return reply
    .code(400)
    .type('text/html; charset=utf-8')
    .send(notice(language, words[language].expired, words[language].expiredText));
}

function linksOf({ parts }: Identity, { client, language, uid }: SignIn) {
  const back = `${parts.origin}${paths.signIn}/${uid}?form=sign-in&language=${language}`;
  return {
    register: parts.links.register(client.site, language, back),
    forgotten: parts.links.forgotten(client.site, language),
  };
}

/** Whether a form is the one of this sign-in, sent from our own page. */
function isOwnForm(identity: Identity, request: Request, { uid }: SignIn): boolean {
  const { origin, 'sec-fetch-site': from } = request.headers;
  if (origin !== undefined && origin !== identity.parts.origin) return false;
  if (from !== undefined && from !== 'same-origin') return false;
  const given = Buffer.from(request.body?.get('csrf') ?? '');
  return identity.keys().some(({ cookieSecret }) => {
    const own = Buffer.from(tokenOf(cookieSecret, uid));
    return own.length === given.length && timingSafeEqual(own, given);
  });
}

function tokenOf(secret: string, uid: string): string {
  return createHmac('sha256', secret).update(`sign-in\0${uid}`).digest('base64url');
}
