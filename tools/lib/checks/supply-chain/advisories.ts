import semver from 'semver';
import { licencesIn } from './licences.ts';
import type { RuleProblem } from '../source-rules.ts';

/** A published fault of a part that we use (SEC16). */
export interface Advisory {
  /** Its number. */
  readonly id: string;
  readonly part: string;
  /** The versions that have the fault; rather too many than too few. */
  readonly affected: string;
  readonly what: string;
  /**
   * How it is known, beside the version, that it does not meet us: `probe`, by requests of `tests/attacks/probes.ts`, or what
   * our sources do not have.
   */
  readonly proof: 'probe' | Absent;
}

/** What our sources do not have, so that there is nothing to send. The test reads all of them. */
export interface Absent {
  readonly absent: string;
  /** Whether a source has it. @param file its path from the project's root */
  readonly isIn: (file: string, text: string) => boolean;
}

const probe = 'probe';
/** Versions of Next.js before a release, in both lines that are maintained. */
const before = (sixteen: string, fifteen: string) => `<${fifteen} || >=16.0.0 <${sixteen}`;

function framework(affected: string, all: readonly (readonly [string, string, Advisory['proof']])[]) {
  return all.map(([id, what, proof]): Advisory => ({ id, part: 'next', affected, what, proof }));
}

const noActions = 'no server function to run: probes see calls refused';
const noOwnPages: Absent = {
  absent: 'no file of the Pages Router',
  isIn: (file) => /^(?:src\/)?pages\//.test(file),
};
const noEarlyScript: Absent = {
  absent: 'no script with beforeInteractive',
  isIn: (_file, text) => text.includes('beforeInteractive'),
};

/** The two files that ask for a root parameter: for the document's language, and for next-intl. */
const rootParamPlaces = ['app/[locale]/layout.tsx', 'src/i18n/request.ts'];
/** What pages read is loaded before they are rendered (ADR-0107), so nothing has Next.js cache a function. */
const noCachedFunctions: Absent = {
  absent: 'root parameters in two files, and no cached function',
  isIn: (file, text) =>
    (text.includes('next/root-params') && !rootParamPlaces.includes(file)) ||
    /^\s*['"]use cache\b/m.test(text),
};

const noPicturesOfVisitors: Absent = {
  absent:
    'only drawn pictures and those of hosts that the operator names are read, in one place; visitors send none',
  isIn: (file, text) =>
    (/from 'sharp'|import\('sharp'\)/.test(text) && file !== 'backend/media/encode.ts') ||
    /multipart|busboy|formidable/.test(text),
};
const noRawMail: Absent = {
  absent: 'no mail is given raw',
  isIn: (_file, text) => /from 'nodemailer/.test(text) && /\braw\b/.test(text),
};

/**
 * The published faults of what runs in production. Whoever raises a version looks for new ones and adds them
 * (`server/README.md`); `npm audit` needs a registry, this list does not.
 */
export const advisories: readonly Advisory[] = [
  ...framework('<15.5.0', [
    ['CVE-2024-34351', 'requests to a host of the caller through server actions', probe],
    ['CVE-2025-29927', 'the middleware is passed by with a header', probe],
    ['CVE-2025-32421', 'poisoned pages through x-now-route-matches', probe],
    ['CVE-2025-49826', 'poisoned pages of incremental regeneration', probe],
    ['CVE-2025-49005', 'poisoned pages by payloads', probe],
    ['CVE-2025-57822', 'requests elsewhere through headers that are handed on', probe],
    ['CVE-2025-57752', 'another picture by the key of the picture cache', probe],
    ['CVE-2025-55173', 'foreign content by the picture optimiser', probe],
  ]),
  ...framework(before('16.0.10', '15.5.9'), [
    ['CVE-2025-55182', `runs foreign code; ${noActions}`, probe],
    ['CVE-2025-66478', 'the same, as Next.js numbers it', probe],
    ['CVE-2025-55184', 'an endless loop through a server function', probe],
    ['CVE-2025-67779', 'the same, not wholly mended before', probe],
    ['CVE-2025-55183', 'the source of a server function', probe],
  ]),
  ...framework(before('16.1.5', '15.5.10'), [
    ['CVE-2026-23864', 'memory and processor through a server function', probe],
    ['CVE-2025-59471', 'memory through pictures', probe],
    ['CVE-2025-59472', 'memory through resumed pages', probe],
  ]),
  ...framework(before('16.1.7', '15.5.13'), [
    ['CVE-2026-29057', 'smuggled requests in rewrites', probe],
    ['CVE-2026-27980', 'a disk full of pictures', probe],
    ['CVE-2026-27978', 'server actions from an origin “null”', probe],
  ]),
  ...framework(before('16.2.3', '15.5.15'), [
    ['CVE-2026-23869', 'processor through a server function', probe],
  ]),
  ...framework(before('16.2.6', '15.5.18'), [
    ['CVE-2026-44572', 'poisoned redirects', probe],
    ['CVE-2026-44573', 'the middleware is passed by with data addresses', probe],
    ['CVE-2026-44574', 'the middleware is passed by with nxtP parameters', probe],
    ['CVE-2026-44575', 'the middleware is passed by with addresses of segments', probe],
    ['CVE-2026-45109', 'the same, with Turbopack', probe],
    ['CVE-2026-44576', 'poisoned payloads in shared caches', probe],
    ['CVE-2026-44577', 'memory through large pictures', probe],
    ['CVE-2026-44578', 'requests elsewhere through upgrades to web sockets', probe],
    ['CVE-2026-44579', 'connections that stay open through resumed pages', probe],
    ['CVE-2026-44580', 'script through beforeInteractive', noEarlyScript],
    ['CVE-2026-44581', 'script through a policy that the caller sends', probe],
    ['CVE-2026-44582', 'poisoned payloads by a weak hash', probe],
    ['CVE-2026-23870', 'processor through a server function', probe],
  ]),
  ...framework(before('16.2.11', '15.5.21'), [
    ['CVE-2026-64641', 'processor through a server function', probe],
    ['CVE-2026-64642', 'the middleware is passed by with one locale and Turbopack', probe],
    ['CVE-2026-64643', 'the ids of server functions', probe],
    ['CVE-2026-64644', 'processor through SVG pictures', probe],
    ['CVE-2026-64645', 'rewrites to a host of the caller', probe],
    ['CVE-2026-64646', 'memory through large calls of server functions', probe],
    ['CVE-2026-64647', 'answers of other requests, by invalid UTF-8', probe],
    ['CVE-2026-64648', 'answers of other requests, by a body', probe],
    ['CVE-2026-64649', 'requests elsewhere through server actions behind an own server', probe],
  ]),
  ...framework(before('16.3.3', '15.5.24'), [
    ['GHSA-2xp9-vwfh-vxw4', 'runs foreign code through AVIF pictures', probe],
    ['CVE-2026-75604', 'runs foreign code on Windows', probe],
  ]),
  ...framework(before('16.3.8', '15.5.27'), [
    ['CVE-2026-94483', 'requests elsewhere through pictures', probe],
    ['CVE-2026-94484', 'poisoned pages at a catch-all of the root', probe],
    ['CVE-2026-94485', 'metadata pictures outside what is generated', probe],
    ['CVE-2026-94486', 'the development server tells what it knows', probe],
    ['CVE-2026-94543', 'poisoned pages of the Pages Router', noOwnPages],
    ['CVE-2026-94544', 'drafts in “use cache”', probe],
    ['CVE-2026-103004', 'another site’s values in “use cache”', noCachedFunctions],
  ]),
  ...framework(before('16.4.1', '15.5.28'), [
    ['CVE-2026-94482', 'processor through a server action', probe],
    ['GHSA-673q', 'runs foreign code through typed arrays in “use cache”', probe],
    ['GHSA-2464', 'runs foreign code through SVG pictures', probe],
  ]),
  ...['react', 'react-dom'].flatMap((part): readonly Advisory[] => [
    {
      id: 'CVE-2026-44907',
      part,
      affected: '<19.2.8',
      what: 'memory and processor through a server function',
      proof: probe,
    },
    {
      id: 'CVE-2026-126187',
      part,
      affected: '<19.2.9 || 19.3.0',
      what: 'runs foreign code through a server function',
      proof: probe,
    },
  ]),
  {
    id: 'GHSA-rgj7-g3m4-5g8c',
    part: 'sharp',
    affected: '<0.35.5',
    what: 'faults of the libraries that read pictures',
    proof: noPicturesOfVisitors,
  },
  {
    id: 'GHSA-p6gq-j5cr-w38f',
    part: 'nodemailer',
    affected: '<9.0.1',
    what: 'reads files and addresses for a mail that is given raw',
    proof: noRawMail,
  },
];

/** Finds the parts of a lock file that have a published fault (SEC16). */
export function checkAdvisories(lockText: string): RuleProblem[] {
  const parts = licencesIn(lockText);
  return advisories.flatMap(({ id, part, affected, what }) =>
    parts
      .filter(({ name, version }) => name === part && semver.satisfies(version, affected))
      .map(({ name, version }) => ({
        file: 'package-lock.json',
        line: 1,
        message: `${name} ${version} has ${id} (${what}): versions ${affected}`,
      })),
  );
}
