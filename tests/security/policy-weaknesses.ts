import { DEFAULT_CHECKS, CspEvaluator, STRICTCSP_CHECKS } from 'csp_evaluator';
import { Severity, Type, type Finding } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';

/** A finding that is known, and why it stays. */
interface Known {
  readonly type: Type;
  readonly severity: Severity;
  /** All of the directives that may have it. */
  readonly directives: readonly string[];
  readonly value?: RegExp;
  readonly why: string;
}

const known: readonly Known[] = [
  {
    type: Type.SCRIPT_ALLOWLIST_BYPASS,
    severity: Severity.MEDIUM_MAYBE,
    directives: ['script-src', 'default-src'],
    value: /^'self'$/,
    why: 'A host of ours has scripts of ours alone: it takes no files of visitors, answers no JSONP and guesses no types (nosniff).',
  },
  {
    type: Type.UNSAFE_INLINE_FALLBACK,
    severity: Severity.STRICT_CSP,
    directives: ['script-src'],
    why: 'A browser that knows no hashes (before 2016) runs no script of the page; the pages work without.',
  },
  {
    type: Type.REQUIRE_TRUSTED_TYPES_FOR_SCRIPTS,
    severity: Severity.INFO,
    directives: ['require-trusted-types-for'],
    why: 'Soft navigation of Next.js fails with them (ADR-0019).',
  },
];

/** The hosts of the stage have no TLS; those of an operator have (`edge-transport.spec.ts` reads such a policy). */
const withTls = (policy: string) =>
  policy.replaceAll(/\bhttp:\/\/(?=[a-z]+\.velours\.localhost(?:[:/; ]|$))/g, 'https://');

const isKnown = ({ type, severity, directive, value = '' }: Finding) =>
  known.some(
    (one) =>
      one.type === type &&
      one.severity === severity &&
      one.directives.includes(directive) &&
      (one.value === undefined || one.value.test(value)),
  );

/**
 * The weaknesses that Google's evaluator finds in a content security policy, in words, without those that are known and
 * stay. A severity of high or medium never stays.
 */
export function weaknessesOf(policy: string): string[] {
  return new CspEvaluator(new CspParser(withTls(policy)).csp)
    .evaluate(STRICTCSP_CHECKS, DEFAULT_CHECKS)
    .filter((finding) => !isKnown(finding))
    .map(({ type, severity, directive, value = '' }) =>
      `${Severity[severity]} ${Type[type]}: ${directive} ${value}`.trimEnd(),
    );
}
