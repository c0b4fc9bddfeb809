import './check-node.ts';
import { readEnvFileOrEnd } from './lib/env-file.ts';

/** `npm run undelivered`: lists the mails that could not be delivered, with the variables of the `.env` file. */
readEnvFileOrEnd();
await import('#backend/undelivered.ts');
