import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { stage } from './stage.ts';

// Every run begins with an empty data folder, so that it sees the catalogue of these very sources. Drawn pictures
// depend on nothing but the films and are kept.
const folder = fileURLToPath(new URL(`../../${stage.dataFolder}`, import.meta.url));
rmSync(`${folder}/database`, { recursive: true, force: true });
await import('#backend/main.ts');
