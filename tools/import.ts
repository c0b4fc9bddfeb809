import './check-node.ts';
import { readEnvFileOrEnd } from './lib/env-file.ts';

/** `npm run import`: replaces a site's catalogue, with the variables of the `.env` file. */
readEnvFileOrEnd();
await import('#backend/import/command.ts');
