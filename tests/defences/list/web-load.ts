import type { DefenceArea } from '../defence.ts';

/** What one connection, and everybody together, may ask of the web process at once. */
export const webLoad: DefenceArea = {
  id: 'web-load',
  name: 'Web: how much at once',
  defences: [
    {
      id: 'still-connections',
      says: 'Who takes nothing of an answer is let go, and what was held for them with it (REL13)',
      file: 'server/web-server.ts',
      find: '  http.setTimeout(stillMs);\n',
      replace: '',
      test: 'server/web-server.test.ts',
      title: 'lets go of who takes nothing of an answer',
    },
    {
      id: 'connection-turns',
      says: 'Who sends hundreds of requests at once on a connection gets them answered one after another (REL13)',
      file: 'server/turns/connection-turns.ts',
      find: '    if (line.isBusy) line.waiting.push(start);\n    else {',
      replace: '    {',
      test: 'server/turns/turns.test.ts',
      title: 'REL13 are worked on one after another',
    },
    {
      id: 'connection-requests',
      says: '… so many of them at most',
      file: 'server/turns/connection-turns.ts',
      find: 'line.waiting.length >= mostWaitingOnConnection',
      replace: 'line.waiting.length >= 100_000',
      test: 'server/turns/turns.test.ts',
      title: 'REL13 are so many at once at most',
    },
    {
      id: 'framework-turns',
      says: 'The framework works on so many requests at a time that the process keeps its memory (REL13)',
      file: 'server/turns/framework-turns.ts',
      find: '{ concurrency: bounds.atOnce }',
      replace: '{ concurrency: 100_000 }',
      test: 'server/turns/turns.test.ts',
      title: 'REL13 are so many at a time',
    },
    {
      id: 'framework-waiting',
      says: '… and so many wait for it',
      file: 'server/turns/framework-turns.ts',
      find: '    if (this.#queue.size >= waiting)',
      replace: '    if (this.#queue.size >= 100_000)',
      test: 'server/turns/turns.test.ts',
      title: 'REL13 that are too many get the page',
    },
    {
      id: 'framework-slow-readers',
      says: 'Who takes an answer slowly keeps nobody else waiting (REL13)',
      file: 'server/turns/framework-turns.ts',
      find: 'Promise.race([begun, done.catch(() => undefined)])',
      replace: 'Promise.all([begun, done.catch(() => undefined)])',
      test: 'server/turns/turns.test.ts',
      title: 'who takes it slowly keeps nobody waiting',
    },
  ],
};
