import { z } from 'zod';
import { matchPath } from '#src/routes/match.ts';
import { sites } from '#src/sites/registry.ts';
import type { SiteId } from '#src/sites/site.ts';

/** What a browser says about one thing that a page's policy refused; nothing in it is about the visitor. */
export interface PolicyReport {
  readonly site: SiteId;
  /** Kind of the page, never its address. */
  readonly page: string;
  /** Name of the directive, `other` for one that no policy of ours has. */
  readonly directive: string;
  /** What was refused: a word such as `inline`, or an address without its query. */
  readonly blocked: string;
  /** Address of the script that wanted it, without its query. */
  readonly source: string | null;
  readonly line: number | null;
  /** Whether an extension of the browser wanted it, which is none of our business. */
  readonly byExtension: boolean;
}

/** What became of one report. */
export type ReadReport =
  | { readonly kind: 'report'; readonly report: PolicyReport }
  /** About a page that is none of ours, or about something else than a policy. */
  | { readonly kind: 'foreign' }
  | { readonly kind: 'malformed' };

/** Reports in one request; browsers collect them for a minute. */
const mostReports = 20;

const text = z.string().max(4_096);
const line = z.number().int().min(0).max(10_000_000);

/** `report-uri` (CSP 2): one report. Of its fields only these are known here. */
const single = z.object({
  'csp-report': z.object({
    'document-uri': text,
    'effective-directive': text.optional(),
    'violated-directive': text.optional(),
    'blocked-uri': text.optional(),
    'source-file': text.nullish(),
    'line-number': line.nullish(),
  }),
});

/** `report-to` (Reporting API): several, of several types. */
const several = z.array(z.object({ type: z.string().max(100), body: z.unknown() })).max(mostReports);
const body = z.object({
  documentURL: text,
  effectiveDirective: text,
  blockedURL: text.nullish(),
  sourceFile: text.nullish(),
  lineNumber: line.nullish(),
});

/** Both kinds of report under one set of names. */
interface Facts {
  readonly document: string;
  readonly directive: string;
  readonly blocked: string;
  readonly source: string | null;
  readonly line: number | null;
}

const directives: ReadonlySet<string> = new Set([
  'base-uri',
  'connect-src',
  'default-src',
  'font-src',
  'form-action',
  'frame-ancestors',
  'frame-src',
  'img-src',
  'manifest-src',
  'media-src',
  'object-src',
  'script-src',
  'script-src-attr',
  'script-src-elem',
  'style-src',
  'style-src-attr',
  'style-src-elem',
  'worker-src',
]);

const extensionScheme = /^(?:chrome|moz|safari|safari-web|ms-browser|edge)-extension$/;
const longestShown = 200;

/** The scheme of an address, or null for what is none. */
function schemeOf(address: string): string | null {
  return /^([a-z][a-z0-9+.-]*):/i.exec(address)?.[1]?.toLowerCase() ?? null;
}

/** An address without query, fragment and password; of another scheme than http the scheme; a word as it is. */
function shown(address: string): string {
  const scheme = schemeOf(address);
  if (scheme === null) return /^[a-z-]{1,30}$/.test(address) ? address : 'other';
  if (!/^(?:https?|wss?)$/.test(scheme) || !URL.canParse(address)) return scheme.slice(0, 30);
  const { protocol, host, pathname } = new URL(address);
  return `${protocol}//${host}${pathname}`.slice(0, longestShown);
}

function reportOf(facts: Facts, origins: ReadonlyMap<SiteId, string>): ReadReport {
  if (!URL.canParse(facts.document)) return { kind: 'malformed' };
  const { origin, pathname } = new URL(facts.document);
  const site = [...origins].find(([, own]) => own === origin)?.[0];
  if (site === undefined) return { kind: 'foreign' };
  const match = matchPath(site, pathname, sites[site].defaultLanguage);
  const [directive = ''] = facts.directive.trim().toLowerCase().split(' ', 1);
  const parties = [facts.blocked, facts.source ?? ''];
  return {
    kind: 'report',
    report: {
      site,
      page: match.kind === 'page' ? match.ref.page : match.kind,
      directive: directives.has(directive) ? directive : 'other',
      blocked: shown(facts.blocked),
      source: facts.source === null ? null : shown(facts.source),
      line: facts.line,
      byExtension: parties.some((party) => extensionScheme.test(schemeOf(party) ?? '')),
    },
  };
}

/**
 * Reads the body of a request with reports, in either form that browsers send. Unknown fields are not looked at.
 *
 * @param origins of the sites: a report about any other page is foreign
 */
export function readReports(sent: unknown, origins: ReadonlyMap<SiteId, string>): readonly ReadReport[] {
  const one = single.safeParse(sent);
  if (one.success) {
    const of = one.data['csp-report'];
    const facts: Facts = {
      document: of['document-uri'],
      directive: of['effective-directive'] ?? of['violated-directive'] ?? '',
      blocked: of['blocked-uri'] ?? '',
      source: of['source-file'] ?? null,
      line: of['line-number'] ?? null,
    };
    return [reportOf(facts, origins)];
  }
  const many = several.safeParse(sent);
  if (!many.success) return [{ kind: 'malformed' }];
  return many.data.map((entry) => {
    if (entry.type !== 'csp-violation') return { kind: 'foreign' };
    const read = body.safeParse(entry.body);
    if (!read.success) return { kind: 'malformed' };
    const { documentURL, effectiveDirective, blockedURL, sourceFile, lineNumber } = read.data;
    return reportOf(
      {
        document: documentURL,
        directive: effectiveDirective,
        blocked: blockedURL ?? '',
        source: sourceFile ?? null,
        line: lineNumber ?? null,
      },
      origins,
    );
  });
}
