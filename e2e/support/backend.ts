import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { stage } from './stage.ts';

// Every run begins without a database, so that it has the catalogue of the current sources. Drawn pictures depend only
// on the films and are kept.
const folder = fileURLToPath(new URL(`../../${stage.dataFolder}`, import.meta.url));
rmSync(`${folder}/database`, { recursive: true, force: true });
await import('#backend/main.ts');
