import './check-node.ts';
import { readEnvFileOrEnd } from './lib/env-file.ts';

/** `npm run backup`: writes the whole database into one file, with the variables of the `.env` file. */
readEnvFileOrEnd();
await import('#backend/backup/backup-command.ts');
