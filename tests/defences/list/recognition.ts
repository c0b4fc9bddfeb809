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
      id: 'own-clients',
      says: 'An identity provider knows the clients of its own sites alone (ADR-0102)',
      file: 'backend/identity/connect.ts',
      find: '({ ...shared, origin, sites: itsSites })',
      replace: '({ ...shared, origin, sites: sites ?? itsSites })',
      test: 'backend/identity/tests/domains.test.ts',
      title: 'know the client of their own site alone',
    },
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
  ],
};
