import './check-node.ts';
import { readEnvFileOrEnd } from './lib/env-file.ts';

/** `npm run backend`: starts only the backend, with the variables of the `.env` file. */
readEnvFileOrEnd();
await import('#backend/main.ts');
