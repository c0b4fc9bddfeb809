import type { DefenceArea } from '../defence.ts';

const account = 'src/visitor/account';

/** What the account's code in the browser accepts, sends and stores. */
export const visitorAccount: DefenceArea = {
  id: 'visitor-account',
  name: 'Account in the browser',
  defences: [
    {
      id: 'frame-origin',
      says: 'A message counts from the frame’s exact origin (SEC9)',
      file: `${account}/frame.ts`,
      find: ' || event.origin !== frame.origin',
      replace: ' || !event.origin.startsWith(frame.origin)',
      test: `${account}/frame.test.ts`,
      title: 'none is taken that is not the frame’s own',
    },
    {
      id: 'frame-window',
      says: '… and from its own window (SEC9)',
      file: `${account}/frame.ts`,
      find: 'event.source !== frame.window || ',
      replace: '',
      test: `${account}/frame.test.ts`,
      title: 'none is taken that is not the frame’s own',
    },
    {
      id: 'frame-words',
      says: '… and it is word for word as the contract has it (SEC9)',
      file: 'src/contract/client/frame-message/schema.ts',
      find: "z.strictObject({ type: z.literal('close') })",
      replace: "z.looseObject({ type: z.literal('close') })",
      test: `${account}/frame.test.ts`,
      title: 'from the right place too, only the contract’s own messages are taken',
    },
    {
      id: 'proof-origins',
      says: 'Bearer and XSRF token go to no foreign origin, whatever it looks like (SEC8)',
      file: `${account}/client-calls.ts`,
      find: 'if (!toClientHost && origin !== new URL(siteOrigin).origin) return {};',
      replace: '',
      test: `${account}/client-calls.test.ts`,
      title: 'gets neither token nor bearer',
    },
    {
      id: 'call-redirects',
      says: 'No call follows a redirect to somebody else with its proof (SEC10)',
      file: `${account}/client-caller.ts`,
      find: "redirect: 'error',",
      replace: '',
      test: `${account}/client-host/port.test.ts`,
      title: 'cookies go with the calls, a bearer never, and nothing is to be kept',
    },
    {
      id: 'tokens-memory',
      says: 'Tokens live in memory, in no cookie, storage, cache or address (SEC10)',
      file: `${account}/identity/library.ts`,
      find: 'cache: new InMemoryCache().enclosedCache,',
      replace: "cacheLocation: new InMemoryCache() === null ? 'memory' : 'localstorage',",
      test: `${account}/identity/library.test.ts`,
      title: 'keeps tokens in memory',
    },
  ],
};
