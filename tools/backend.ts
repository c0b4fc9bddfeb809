import './check-node.ts';
import { refuseArguments, runCommand } from './lib/command/command-line.ts';

/** `npm run backend`: starts only the backend. */
await runCommand('npm run backend', {}, async ({ positionals }) => {
  refuseArguments(positionals);
  await import('#backend/main.ts');
});
