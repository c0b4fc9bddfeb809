import type { FastifyInstance } from 'fastify';
import { policyReportsPath } from '#src/config/policy-reports.ts';
import type { AccountContext } from '../accounts/context.ts';
import { originOf } from '../accounts/http/guard.ts';
import { countedAddress } from '../http/counted-address.ts';
import { problemOf, sendProblem } from '../http/problem.ts';
import { readReports } from './read-reports.ts';
import type { ReportBudget } from './report-budget.ts';

/** The largest body: some twenty reports. */
const longestBody = 16 * 1_024;

/** What became of reports, for the metrics: how many by outcome and directive. */
export class ReportCounts {
  readonly #counts = new Map<string, number>();

  /** @param directive `none` where there is no report */
  add(outcome: string, directive = 'none'): void {
    const key = `${outcome} ${directive}`;
    this.#counts.set(key, (this.#counts.get(key) ?? 0) + 1);
  }

  /** All counts so far. */
  *[Symbol.iterator](): Generator<{ outcome: string; directive: string; count: number }> {
    for (const [key, count] of this.#counts) {
      const [outcome = '', directive = ''] = key.split(' ');
      yield { outcome, directive, count };
    }
  }
}

/** What the call for reports needs. */
export interface ReportParts {
  readonly accounts: AccountContext;
  readonly budget: ReportBudget;
  readonly counts: ReportCounts;
}

/**
 * Takes reports about pages whose policy refused something (D56). Browsers send them without cookies and without a token,
 * so anybody can: few are read in a minute, of each only known fields without queries, and they are counted and
 * logged, never stored. The page of a site may send them, or nobody who has an origin.
 */
export function registerReports(scope: FastifyInstance, { accounts, budget, counts }: ReportParts): void {
  scope.removeAllContentTypeParsers();
  for (const type of ['application/csp-report', 'application/reports+json'])
    scope.addContentTypeParser(
      type,
      { parseAs: 'string', bodyLimit: longestBody },
      (_request, text, done) => {
        try {
          done(null, JSON.parse(String(text)));
        } catch {
          counts.add('malformed');
          done(Object.assign(new Error('The body is not JSON.'), { statusCode: 400 }));
        }
      },
    );
  scope.post(policyReportsPath, {
    bodyLimit: longestBody,
    // Before a body is read.
    onRequest: async (request, reply) => {
      const origin = originOf(accounts, request);
      if (origin === 'foreign') {
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
      for (const read of readReports(request.body, accounts.siteOrigins)) {
        if (read.kind !== 'report') counts.add(read.kind);
        else {
          const { byExtension, ...report } = read.report;
          counts.add(byExtension ? 'extension' : 'taken', report.directive);
          if (!byExtension) request.log.warn(report, 'a page broke its policy');
        }
      }
      return reply.code(204).send();
    },
  });
}
