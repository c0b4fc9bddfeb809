import type { DefenceArea } from '../defence.ts';

const page = 'backend/accounts/pages/recognition.ts';
const provider = 'backend/identity/recognition.ts';
const test = 'backend/identity/tests/recognition.test.ts';

/** How the client host learns who is signed in at the identity provider. */
export const recognition: DefenceArea = {
  id: 'recognition',
  name: 'Client host: recognised by the identity provider',
  defences: [
    {
      id: 'recognition-verifier',
      says: 'A code opens a session in the browser that asked for it alone (PKCE, SEC12)',
      file: provider,
      find: 'if (!found.isValid || !matches(found.codeChallenge, verifier)) return null;',
      replace: 'if (!found.isValid || matches("", verifier)) return null;',
      test,
      title: 'SEC12 nobody is signed in as somebody else',
    },
    {
      id: 'recognition-state',
      says: 'A way back that did not begin in this browser opens nothing (SEC8, SEC12)',
      file: page,
      find: 'if (begun === null || !equal(state, stateOf(begun.verifier)))',
      replace: 'if (begun === null || equal(state, ""))',
      test,
      title: 'SEC12 nobody is signed in as somebody else',
    },
    {
      id: 'recognition-once',
      says: 'A code is good once',
      file: provider,
      find: '    await found.consume();',
      replace: '    await Promise.resolve();',
      test,
      title: 'SEC12 a code is good once',
    },
    {
      id: 'recognition-time',
      says: '… and in its minute',
      file: provider,
      find: 'if (!found.isValid || ',
      replace: 'if (',
      test,
      title: 'a code does not outlive its minute',
    },
    {
      id: 'recognition-purpose',
      says: 'A code of a site’s own sign-in opens no session here (SEC12)',
      file: provider,
      find: ' || found.redirectUri !== client.recognition',
      replace: '',
      test,
      title: 'SEC12 a code of a site’s own sign-in opens no session here',
    },
    {
      id: 'recognition-back',
      says: 'The way back leads to a page of the client host, whatever the cookie says (SEC7)',
      file: page,
      find: '/^\\/(?:fr|en|de|nl)\\/[a-z-]+\\?/.test(asked) && URL',
      replace: 'URL',
      test,
      title: 'SEC7 leads to no other place, whatever the cookie says',
    },
    {
      id: 'recognition-visits',
      says: 'Only a visit from outside is asked about: neither pictures nor our own pages (SEC8)',
      file: page,
      find: "if (mode !== 'navigate' || from === undefined || ",
      replace: 'if (',
      test,
      title:
        'nobody is asked on a site whose clients sign in here, between our own pages, or by a frame’s picture',
    },
    {
      id: 'recognition-once-asked',
      says: 'Who is nobody there is asked once, not in a circle',
      file: page,
      find: "if (silent ? asked !== 'no' || from === 'same-origin' : asked === 'openly') return null;",
      replace: "if (silent && from === 'same-origin') return null;",
      test,
      title: 'in a frame, whoever is nobody there either is asked here, once',
    },
  ],
};
