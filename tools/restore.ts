import './check-node.ts';
import { readEnvFileOrEnd } from './lib/env-file.ts';

/** `npm run restore`: puts a backup into an empty database, with the variables of the `.env` file. */
readEnvFileOrEnd();
await import('#backend/backup/restore-command.ts');
