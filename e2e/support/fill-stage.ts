import { fileURLToPath } from 'node:url';
import { startNode, stop, waitFor } from '../../tools/lib/processes.ts';
import { stage, stageEnvironment } from './stage.ts';

/**
 * Fills the database of the stage, for suites that begin with `STAGE_IS_FILLED=1`: one core is busy with it for half a
 * minute, which costs no time where other tests run meanwhile. Ends with 1 when the stage does not become ready.
 */
const program = fileURLToPath(new URL('backend.ts', import.meta.url));
const backend = startNode('the stage', [program], { env: stageEnvironment });
try {
  await waitFor(`http://127.0.0.1:${stage.backendPort}/health/ready`, backend, 900_000);
} finally {
  await stop(backend, 60_000);
}
