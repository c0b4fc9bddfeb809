import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { BackendConfig } from './config.ts';
import type { Generate } from './rolling/demonstration.ts';
import { generatedSource } from './rolling/generated-source.ts';

const folder = join(import.meta.dirname, '../demo');

/** What the backend takes from the demonstration (`demo/`). */
export interface DemonstrationParts {
  /** Makes its catalogues; null where there is none. */
  generate: Generate | null;
  /** The document with its cards; null where there is none. */
  cards: string | null;
  /** The folder of its pictures, which may be missing. */
  pictures: string;
}

/**
 * The parts of the demonstration: its chain, its pictures and its cards. An installation may lack the folder. In
 * production there is none even where the folder is: visitors would take invented films for real ones.
 */
export function demonstrationParts(config: BackendConfig): DemonstrationParts {
  if (config.environment === 'production')
    return { generate: null, cards: null, pictures: join(config.dataFolder, 'no-pictures') };
  const chain = join(folder, 'chain.ts');
  const cards = join(folder, 'plan/cards.json');
  return {
    generate: existsSync(chain)
      ? (site, instant) => {
          const options = { ...config, accountOrigin: config.accountOrigins[site] };
          return generatedSource(chain, site, instant, options, join(config.dataFolder, 'compiled'));
        }
      : null,
    cards: existsSync(cards) ? cards : null,
    pictures: join(folder, 'pictures'),
  };
}
