import type { FastifyInstance, FastifyReply } from 'fastify';
import { isLanguage, isSiteId, sites } from '#src/sites/registry.ts';
import type { Language, SiteId } from '#src/sites/site.ts';
import { readBooking } from '../catalogue/readers.ts';
import type { CatalogueStates } from '../catalogue/state.ts';
import type { Database } from '../database/open.ts';
import { refuseOtherMethods } from '../http/app.ts';
import { problemOf, sendProblem } from '../http/problem.ts';
import { bookingPage, orderPage, tunnelPolicy, unknownBookingPage } from './page.ts';

const path = '/:site/:language/:booking/booking';
const orderPath = '/:site/:language/:choice/order';

/** The parts that the tunnel needs. */
export interface TunnelContext {
  db: Database;
  states: CatalogueStates;
  /** The served sites. */
  served: ReadonlySet<string>;
  /** Public origins of the sites, for the way back. */
  siteOrigins?: Readonly<Partial<Record<SiteId, string>>> | undefined;
}

/**
 * The booking tunnel, `{tunnel}/{site}/{language}/V{vistaRef}S{session}/booking`: a page in place of a chain's own
 * booking (R295), and `{choice}/order` in place of its shop. It receives no data and stores none.
 */
export function registerTunnel(
  app: FastifyInstance,
  { db, states, served, siteOrigins = {} }: TunnelContext,
): void {
  app.get<{ Params: { site: string; language: string; booking: string } }>(path, async (request, reply) => {
    const { site, language, booking } = request.params;
    if (!isSiteId(site) || !served.has(site) || !isSpoken(site, language)) return sendNothing(reply);
    const known = /^V\w{1,20}S\w{1,20}$/.test(booking);
    const state = known ? await states.current(site) : null;
    const answered = state?.languages.includes(language) === false ? sites[site].defaultLanguage : language;
    const showtime = state === null ? null : await readBooking({ db, site, language: answered }, booking);
    return reply
      .code(showtime === null ? 404 : 200)
      .type('text/html; charset=utf-8')
      .headers(headers)
      .send(
        showtime === null
          ? unknownBookingPage(language)
          : bookingPage(site, language, showtime, siteOrigins[site] ?? null),
      );
  });
  app.get<{ Params: { site: string; language: string; choice: string } }>(orderPath, (request, reply) => {
    const { site, language, choice } = request.params;
    if (!isSiteId(site) || !served.has(site) || !isSpoken(site, language)) return sendNothing(reply);
    if (!/^[a-z0-9-]{1,60}$/.test(choice)) return sendNothing(reply);
    return reply.type('text/html; charset=utf-8').headers(headers).send(orderPage(language));
  });
  refuseOtherMethods(app, path);
  refuseOtherMethods(app, orderPath);
}

const headers = {
  'cache-control': 'private, no-cache',
  'content-security-policy': tunnelPolicy,
  'x-robots-tag': 'noindex',
};

function isSpoken(site: SiteId, language: string): language is Language {
  return isLanguage(language) && sites[site].languages.includes(language);
}

function sendNothing(reply: FastifyReply): FastifyReply {
  return sendProblem(reply, problemOf(404, 'Nothing stands at this address.'));
}
