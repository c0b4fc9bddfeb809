import type { RuleProblem } from '../source-rules.ts';

/** A word that the project no longer uses for one of its concepts (`docs/glossary.md`). */
interface RetiredWord {
  /**
   * Finds the word in a text whose dashes, underscores and changes of case are replaced by spaces; the flags are `g`
   * and `i`.
   */
  readonly word: RegExp;
  readonly instead: string;
  /** Texts in which the word has another meaning: names of the wire, of a standard, of a file. */
  readonly except?: RegExp;
  /** Files that may contain the word. */
  readonly allowed?: RegExp;
}

const retiredWords: readonly RetiredWord[] = [
  { word: /\bshowings?\b/gi, instead: 'showtime', except: /\bway of showing\b/i },
  {
    word: /\bscreenings?\b/gi,
    instead: 'showtime',
    except: /\bscreening events?\b|\btitle screening\b/i,
  },
  {
    // There are sessions of members, of a browser and of a database.
    word: /\bsessions?\b/gi,
    instead: 'showtime',
    except: /\bnearby sessions\b|\bs\{session\}|\bcdpsession\b|\bnew cdp session\b/i,
    allowed:
      /^(?:backend\/(?:accounts|identity|captcha|database|tunnel|main|config)|src\/(?:visitor|contract\/client|request|config|popups\/account|shell\/account)|tests|e2e|bench|docs|deploy|messages)\b/,
  },
  { word: /\bhouses?\b/gi, instead: 'cinema', allowed: /^tools\/draw-pictures\.ts$/ },
  { word: /\bhalls?\b/gi, instead: 'auditorium', except: /\bhall count\b/i },
  { word: /\bpassages?\b/gi, instead: 'API proxy', allowed: /\/fixture\.ts$|^src\/domain\/cinema\// },
  {
    // The wire, OAuth and HTTP use the word client.
    word: /\b(?:a|another|each|every|our|some|the|two) clients?\b(?! (?:host|id|tsx)|[’']s own (?:list|site)| calls a)/gi,
    instead: 'member',
    allowed:
      /^(?:backend\/(?:identity|server|config|http)|src\/(?:contract\/client|request|config)|docs\/(?:requirements|security)|deploy|tests\/defences\/list|messages|\.env)/,
  },
];

/** Texts that the project does not word itself: the requirements as given, recorded and invented data, copy. */
const notChecked =
  /^docs\/(?:requirements|glossary)|\/fixtures\/|^demo\/(?:catalogue|pictures|plan)\/|^messages\/|package-lock|\/retired-words(?:\.test)?\.ts$/;

/** Splits names into words: `pastShowings` and `past-showings` become `past showings`. */
function apart(line: string): string {
  return line.replaceAll(/(?<=[a-z\d])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])|[-_]/g, ' ');
}

/**
 * Finds words that the glossary retires, in names, comments and documents.
 *
 * @param sources text by path from the project's root
 */
export function checkRetiredWords(sources: ReadonlyMap<string, string>): RuleProblem[] {
  return [...sources].flatMap(([file, text]) => {
    if (notChecked.test(file)) return [];
    const rules = retiredWords.filter(({ allowed }) => allowed?.test(file) !== true);
    return text.split('\n').flatMap((line, index) => {
      const words = apart(line);
      return rules.flatMap(({ word, instead, except }) => {
        const rest = except === undefined ? words : words.replaceAll(new RegExp(except.source, 'gi'), '');
        const [found] = rest.match(word) ?? [];
        return found === undefined
          ? []
          : [{ file, line: index + 1, message: `“${found.trim()}”: the glossary says ${instead}` }];
      });
    });
  });
}
