import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { stage } from './stage.ts';

// A run begins with a database that has the catalogue of the current sources: a new one, or the one that this very run has
// filled before (`fill-stage.ts`). Drawn pictures depend only on the films and are kept.
const folder = fileURLToPath(new URL(`../../${stage.dataFolder}`, import.meta.url));
if (process.env.STAGE_IS_FILLED !== '1') rmSync(`${folder}/database`, { recursive: true, force: true });
await import('#backend/main.ts');
