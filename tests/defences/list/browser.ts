import type { DefenceArea } from '../defence.ts';

const crossSite = 'e2e/addresses/cross-site.spec.ts';
const host = 'backend/accounts';

/** Defences that only a browser shows: all parts together, with the browser's own rules. */
export const browser: DefenceArea = {
  id: 'browser',
  name: 'In a browser',
  defences: [
    {
      id: 'browser-calls',
      says: 'Pages of others change nothing for a member who is signed in, by calls (SEC8)',
      file: `${host}/http/api.ts`,
      find: '  const origin = originOf(context, request);\n  if (origin',
      replace:
        "  const origin = originOf(context, request);\n  if (origin !== ('never' as string)) return undefined;\n  if (origin",
      test: crossSite,
      title: 'changes nothing for a member who is signed in',
    },
    {
      id: 'browser-forms',
      says: '… or by forms, though a neighbour can read the XSRF cookie (SEC8)',
      file: `${host}/pages/routes.ts`,
      find: "originOf(context, request) !== 'own'",
      replace: "originOf(context, request) === ('never' as string)",
      test: crossSite,
      title: 'changes nothing for a member who is signed in',
    },
    {
      id: 'browser-cors',
      says: '… and read nothing (CORS; SEC8)',
      file: `${host}/http/api.ts`,
      find: "if (originOf(context, request) !== 'site') return;",
      replace: "if (originOf(context, request) === 'none') return;",
      test: crossSite,
      title: 'changes nothing for a member who is signed in',
    },
    {
      id: 'browser-markup',
      says: 'No text with markup becomes more than text with markup, on any kind of page (SEC5)',
      file: 'src/ui/layout/rich-text.tsx',
      find: 'const told = pictures ? withPictures(cleanStory(html)) : cleanHtml(html);',
      replace: 'const told = pictures ? withPictures(html) : html;',
      test: 'e2e/addresses/injection.spec.ts',
      title: 'SEC5 SEC6: no text of the API becomes anything else than text',
    },
    {
      id: 'browser-policy',
      says: 'Every page of the running server has its policy (SEC4)',
      file: 'server/render/renderer.ts',
      find: 'protectedPage(path, value, serverFolder, tags.includes(gapTag))',
      replace: 'value',
      test: 'e2e/addresses/security-headers.spec.ts',
      title: 'the same policy when rendered and when kept',
    },
  ],
};
