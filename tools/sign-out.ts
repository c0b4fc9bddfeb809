import './check-node.ts';
import { readEnvFileOrEnd } from './lib/env-file.ts';

/** `npm run sign-out -- EMAIL`: signs a member out of all browsers, with the variables of the `.env` file. */
readEnvFileOrEnd();
await import('#backend/sign-out.ts');
