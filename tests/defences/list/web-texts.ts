import type { DefenceArea } from '../defence.ts';

const payloads = 'src/kernel/html/clean-html-payloads.test.ts';

/** Texts of the API and of the environment remain text (SEC5, SEC6, SEC7). */
export const webTexts: DefenceArea = {
  id: 'web-texts',
  name: 'Web: texts, links, data, environment',
  defences: [
    {
      id: 'html-elements',
      says: 'Texts with markup are cleaned to a short list of elements (SEC5)',
      file: 'src/kernel/html/clean-html.ts',
      find: "    'p',\n    'br',",
      replace: "    'p',\n    'img',\n    'svg',\n    'br',",
      test: payloads,
      title: 'keep nothing of a payload that stands',
    },
    {
      id: 'html-attributes',
      says: '… of attributes (SEC5)',
      file: 'src/kernel/html/clean-html.ts',
      find: "td: ['colspan', 'rowspan'],",
      replace: "td: ['colspan', 'rowspan'],\n    '*': ['style', 'class', 'onclick', 'onerror'],",
      test: payloads,
      title: 'keep nothing of a payload that stands',
    },
    {
      id: 'html-schemes',
      says: '… and of schemes (SEC5, SEC7)',
      file: 'src/kernel/html/clean-html.ts',
      find: "allowedSchemes: ['https', 'http', 'mailto', 'tel'],",
      replace: "allowedSchemes: ['https', 'http', 'mailto', 'tel', 'javascript', 'data'],",
      test: payloads,
      title: 'keep nothing of a payload that stands',
    },
    {
      id: 'html-import',
      says: 'Texts of an import are cleaned before any program can read them (SEC5)',
      file: 'backend/import/derive/clean-texts.ts',
      find: 'languages[language] = cleanTexts(one);',
      replace: 'languages[language] = cleanTexts(one) === one ? one : one;',
      test: 'backend/import/deliver/load.engines.test.ts',
      title: 'SEC5 is answered without markup that runs',
    },
    {
      id: 'json-ld',
      says: 'JSON-LD cannot be left (SEC6)',
      file: 'src/seo/json-ld.tsx',
      find: String.raw`const unsafe = /[<>&\u007f-\u009f\u2028\u2029]/g;`,
      replace: String.raw`const unsafe = /[&\u007f-\u009f\u2028\u2029]/g;`,
      test: 'src/seo/json-ld.test.tsx',
      title: 'cannot be left by',
    },
    {
      id: 'links-schemes',
      says: 'Addresses of content lead to web, mail and telephone, or nowhere (SEC7)',
      file: 'src/ui/link/link-address.ts',
      find: 'URL.canParse(text) && schemes.has(new URL(text).protocol) ? text : null',
      replace: 'URL.canParse(text) ? text : null',
      test: 'tests/security/content-addresses.test.ts',
      title: 'R106: a call to action is linked to what it says, or not at all',
    },
    {
      id: 'links-control',
      says: '… whatever tabs and line breaks stand in it (SEC7)',
      file: 'src/ui/link/link-address.ts',
      find: String.raw`if (/\p{Cc}/u.test(text)) return null;`,
      replace: '',
      test: 'tests/security/content-addresses.test.ts',
      title: 'so is one that the contract let through',
    },
  ],
};
