import type { FastifyInstance, FastifyRequest } from 'fastify';
import { errorReportsPath } from '#src/config/error-reports.ts';
import { policyReportsPath } from '#src/config/policy-reports.ts';
import type { HostContext } from '../accounts/context.ts';
import { originOf, type OriginVerdict } from '../accounts/http/guard.ts';
import { siteOfOrigin } from '../accounts/http/visitor.ts';
import { countedAddress } from '../http/counted-address.ts';
import { problemOf, sendProblem } from '../http/problem.ts';
import { readErrorReport } from './read-error-report.ts';
import { readReports } from './read-reports.ts';
import { ReportBudget } from './report-budget.ts';

/** What became of reports, for the metrics: how many by outcome, and by what they are about. */
export class ReportCounts {
  readonly #counts = new Map<string, number>();

  /** @param about directive of a policy, or kind of an error; `none` where there is no report */
  add(outcome: string, about = 'none'): void {
    const key = `${outcome} ${about}`;
    this.#counts.set(key, (this.#counts.get(key) ?? 0) + 1);
  }

  /** All counts so far. */
  *[Symbol.iterator](): Generator<{ outcome: string; about: string; count: number }> {
    for (const [key, count] of this.#counts) {
      const [outcome = '', about = ''] = key.split(' ');
      yield { outcome, about, count };
    }
  }
}

/** What a call has taken, and what it still takes, on all client hosts together. */
export interface ReportIntake {
  readonly counts: ReportCounts;
  readonly budget: ReportBudget;
}

/** What browsers reported so far, by the call that took it. */
export interface BrowserReports {
  readonly policies: ReportIntake;
  readonly errors: ReportIntake;
}

/** Nothing has been reported. */
export function noReports(now: () => Date): BrowserReports {
  const none = (): ReportIntake => ({ counts: new ReportCounts(), budget: new ReportBudget(now) });
  return { policies: none(), errors: none() };
}

/** One call for reports. */
interface ReportCall {
  readonly path: string;
  readonly types: readonly string[];
  /** The largest body in bytes. */
  readonly longest: number;
  /** Where reports may come from. */
  readonly from: readonly OriginVerdict[];
  readonly intake: ReportIntake;
  readonly take: (request: FastifyRequest) => void;
}

/**
 * Registers a call that takes reports (D56). Browsers send them without cookies and without a token, so anybody can:
 * few are read in a minute, of each only known fields without queries, and they are counted and logged, never stored.
 */
function registerCall(scope: FastifyInstance, accounts: HostContext, call: ReportCall): void {
  const { path, types, longest, from, intake, take } = call;
  const { counts, budget } = intake;
  scope.removeAllContentTypeParsers();
  for (const type of types)
    scope.addContentTypeParser(type, { parseAs: 'string', bodyLimit: longest }, (_request, text, done) => {
      try {
        done(null, JSON.parse(String(text)));
      } catch {
        counts.add('malformed');
        done(Object.assign(new Error('The body is not JSON.'), { statusCode: 400 }));
      }
    });
  scope.post(path, {
    bodyLimit: longest,
    // Before a body is read.
    onRequest: async (request, reply) => {
      const origin = originOf(accounts, request);
      if (!from.includes(origin)) {
        counts.add('foreign');
        return sendProblem(reply, problemOf(403, 'This origin is not one of the sites.'));
      }
      if (origin === 'site')
        reply.headers({ vary: 'Origin', 'access-control-allow-origin': request.headers.origin });
      const taken = budget.take(countedAddress(request.ip));
      if (taken.admitted) return undefined;
      counts.add('limited');
      reply.header('retry-after', String(taken.seconds));
      return sendProblem(reply, problemOf(429, 'Enough has been reported for now.'));
    },
    handler: async (request, reply) => {
      take(request);
      return reply.code(204).send();
    },
  });
}

/** Takes reports about pages whose policy refused something: of a page of a site, or of nobody who has an origin. */
export function registerPolicyReports(
  scope: FastifyInstance,
  accounts: HostContext,
  intake: ReportIntake,
): void {
  const { counts } = intake;
  registerCall(scope, accounts, {
    path: policyReportsPath,
    types: ['application/csp-report', 'application/reports+json'],
    // Some twenty reports.
    longest: 16 * 1_024,
    from: ['site', 'own', 'none'],
    intake,
    take: (request) => {
      for (const read of readReports(request.body, accounts.siteOrigins)) {
        if (read.kind !== 'report') counts.add(read.kind);
        else {
          const { byExtension, ...report } = read.report;
          counts.add(byExtension ? 'extension' : 'taken', report.directive);
          if (!byExtension) request.log.warn(report, 'a page broke its policy');
        }
      }
    },
  });
}

/** Takes reports about errors of our script on a page of a site (ADR-0094). */
export function registerErrorReports(
  scope: FastifyInstance,
  accounts: HostContext,
  intake: ReportIntake,
): void {
  const { counts } = intake;
  registerCall(scope, accounts, {
    path: errorReportsPath,
    types: ['application/json'],
    longest: 4 * 1_024,
    from: ['site'],
    intake,
    take: (request) => {
      const read = readErrorReport(request.body);
      if (read === null) return counts.add('malformed');
      const { byExtension, ...report } = read;
      counts.add(byExtension ? 'extension' : 'taken', report.kind);
      if (byExtension) return undefined;
      const site = siteOfOrigin(accounts, request.headers.origin);
      return request.log.warn({ site, ...report }, 'script of a page failed');
    },
  });
}
