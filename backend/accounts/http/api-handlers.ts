import type { ClientAnswer, ClientBody, ClientEndpoint } from '#src/contract/client/endpoint.ts';
import { clientEndpoints } from '#src/contract/client/endpoints.ts';
import type { ClientEndpointId } from '#src/contract/client/endpoints.ts';
import { favouriteLimitProblem } from '#src/contract/client/problem.ts';
import { problemOf } from '../../http/problem.ts';
import { accountAnswer } from '../service/account-answer.ts';
import {
  referenceOfSlug,
  showIdsOf,
  showSlugsOf,
  slugsOfReferences,
  unknownReferences,
} from '../service/cinemas.ts';
import { voteOnHelp } from '../service/help-vote.ts';
import { signOutOf } from '../service/sign-in.ts';
import { findAccount } from '../store/accounts.ts';
import { addFavourites, readFavourites, removeFavourites } from '../store/favourites.ts';
import { readFeelings, setEmotion, setIntention } from '../store/feelings.ts';
import { refuse } from './client-call.ts';
import type { ClientCall, ClientHandler, Refused } from './client-call.ts';
import { clearSession } from './visitor.ts';

type Answered<Id extends ClientEndpointId> = Promise<ClientAnswer<(typeof clientEndpoints)[Id]> | Refused>;

/** Calls whose handlers other parts of the backend bring along. */
export type GuestCallId = 'noticeOrder';

/** The handler of each other call; a call without a handler does not compile. */
export const apiHandlers: { readonly [Id in Exclude<ClientEndpointId, GuestCallId>]: ClientHandler } = {
  account: async (call): Answered<'account'> => {
    const account = await findAccount(call.context.db, call.accountId);
    if (account === null) return signedOut();
    return accountAnswer(call.context.db, account, call.site);
  },

  accountCinemas: async ({ context, accountId, site }): Answered<'accountCinemas'> =>
    codes(await readFavourites(context.db, accountId, site)),

  accountCinemasAdd: async (call): Answered<'accountCinemasAdd'> => {
    const { context, site, accountId } = call;
    const { cinemas } = bodyOf(clientEndpoints.accountCinemasAdd, call);
    const unknown = await unknownReferences(context.db, site, cinemas);
    if (unknown.length > 0) {
      return refuse(problemOf(422, `No cinema of this site has ${unknown.join(', ')}.`));
    }
    const added = await addFavourites(context.db, accountId, site, cinemas);
    return added.kind === 'limit' ? limitReached(added.limit) : codes(added.favourites);
  },

  accountCinemasRemove: async (call): Answered<'accountCinemasRemove'> => {
    const { cinemas } = bodyOf(clientEndpoints.accountCinemasRemove, call);
    return codes(await removeFavourites(call.context.db, call.accountId, call.site, cinemas));
  },

  webview: async ({ context, site, language }): Answered<'webview'> => {
    const page = (name: string): string => `${context.origin}/${language}/${name}?site=${site}`;
    return {
      signIn: page('sign-in'),
      register: page('register'),
      emailValidation: page('mail'),
      profile: page('profile'),
      bookings: page('bookings'),
    };
  },

  logout: async ({ context, cookies, reply }): Answered<'logout'> => {
    await signOutOf(context, cookies.session);
    clearSession(context, reply);
    return null;
  },

  clientData: async (call): Answered<'clientData'> => {
    const { context, accountId, site } = call;
    const account = await findAccount(context.db, accountId);
    if (account === null) return signedOut();
    const favourites = await readFavourites(context.db, accountId, site);
    return {
      ...(await accountAnswer(context.db, account, site)),
      favoriteCinemas: await inSlugs(call, favourites),
    };
  },

  clientCinemaAdd: async (call): Answered<'clientCinemaAdd'> => {
    const { context, accountId, site } = call;
    const reference = await cinemaOf(call);
    if (reference === null) return unknownItem('There is no such cinema.');
    const added = await addFavourites(context.db, accountId, site, [reference]);
    if (added.kind === 'limit') return limitReached(added.limit);
    return { favoriteCinemas: await inSlugs(call, added.favourites) };
  },

  clientCinemaRemove: async (call): Answered<'clientCinemaRemove'> => {
    const { context, accountId, site } = call;
    const slug = slugOf(call);
    // A cinema that is no longer in the catalogue has no slug, but its favourite can still be removed.
    const reference = (await cinemaOf(call)) ?? (/^\d{1,20}$/.test(slug) ? slug : null);
    if (reference === null) return unknownItem('There is no such cinema.');
    return {
      favoriteCinemas: await inSlugs(call, await removeFavourites(context.db, accountId, site, [reference])),
    };
  },

  feelings: async (call): Answered<'feelings'> => {
    const { context, accountId, site, language } = call;
    const { showSlugs } = bodyOf(clientEndpoints.feelings, call);
    if (showSlugs === undefined) {
      const all = await readFeelings(context.db, accountId, site);
      const slugs = await showSlugsOf(context.db, site, language, [...all.keys()]);
      return Object.fromEntries([...all].map(([id, feeling]) => [slugs.get(id) ?? id, feeling]));
    }
    const ids = await showIdsOf(context.db, site, language, showSlugs);
    const known = await readFeelings(context.db, accountId, site, [...new Set(ids.values())]);
    return Object.fromEntries(
      [...ids].flatMap(([slug, id]) => {
        const feeling = known.get(id);
        return feeling === undefined ? [] : [[slug, feeling]];
      }),
    );
  },

  intention: async (call): Answered<'intention'> => {
    const show = await showOf(call);
    if (show === null) return unknownItem('There is no such show.');
    const { intention } = bodyOf(clientEndpoints.intention, call);
    return setIntention(call.context.db, call.accountId, call.site, show, intention);
  },

  emotion: async (call): Answered<'emotion'> => {
    const show = await showOf(call);
    if (show === null) return unknownItem('There is no such show.');
    const { emotion } = bodyOf(clientEndpoints.emotion, call);
    return setEmotion(call.context.db, call.accountId, call.site, show, emotion);
  },

  captchaChallenge: async ({ context }): Answered<'captchaChallenge'> =>
    (await context.captcha.challenge()) ?? unknownItem('Another company makes the puzzles.'),

  helpVote: async (call): Answered<'helpVote'> => {
    const { context, site, reply } = call;
    const vote = bodyOf(clientEndpoints.helpVote, call);
    const outcome = await voteOnHelp(context, { site, ...vote, address: reply.request.ip });
    if (outcome.kind === 'unknown') return unknownItem('There is no such help article.');
    if (outcome.kind === 'done') return null;
    reply.header('retry-after', String(outcome.retryAfter));
    return refuse(problemOf(429, 'Too many votes from one address.'));
  },
};

/** The body of a call; `answer` has already parsed it with the schema of this endpoint. */
function bodyOf<E extends ClientEndpoint>(_endpoint: E, call: ClientCall): ClientBody<E> {
  return call.body as ClientBody<E>;
}

function slugOf({ params }: ClientCall): string {
  const { slug } = params;
  return typeof slug === 'string' ? slug : '';
}

const codes = (references: readonly string[]) => references.map((codeCcs) => ({ codeCcs }));

async function cinemaOf(call: ClientCall): Promise<string | null> {
  const { context, site, language } = call;
  const slug = slugOf(call);
  const named = await referenceOfSlug(context.db, site, language, slug);
  if (named !== null || !/^\d{1,20}$/.test(slug)) return named;
  return (await unknownReferences(context.db, site, [slug])).length === 0 ? slug : null;
}

async function showOf(call: ClientCall): Promise<string | null> {
  const { context, site, language } = call;
  const slug = slugOf(call);
  return (await showIdsOf(context.db, site, language, [slug])).get(slug) ?? null;
}

const inSlugs = ({ context, site, language }: ClientCall, references: readonly string[]) =>
  slugsOfReferences(context.db, site, language, references);

/** The session's member was deleted between two reads. */
function signedOut(): Refused {
  return refuse(problemOf(401, 'Nobody is signed in.'));
}

function unknownItem(detail: string): Refused {
  return refuse(problemOf(404, detail));
}

function limitReached(limit: number): Refused {
  return refuse({
    ...problemOf(409, `At most ${limit} favourite cinemas on this site.`),
    type: favouriteLimitProblem,
    limit,
  });
}
