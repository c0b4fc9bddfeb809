import './check-node.ts';
import path from 'node:path';
import { isSiteId } from '#src/sites/registry.ts';
import { buildIfNeeded, root } from './lib/build.ts';
import { run } from './lib/processes.ts';

/**
 * `npm run crawl [site …]`: visits whole sites along all their links, by default fr and ch, and prints how much was
 * visited. The tests are those of `e2e/addresses/crawl.spec.ts`, which otherwise see a sample.
 */
const asked = process.argv.slice(2);
const unknown = asked.filter((site) => !isSiteId(site));
if (unknown.length > 0) {
  process.stderr.write(`${unknown.join(', ')}: no such site\n`);
  process.exit(2);
}
await buildIfNeeded();
const cli = path.join(root, 'node_modules/@playwright/test/cli.js');
process.exitCode = await run(process.execPath, [cli, 'test', 'e2e/addresses/crawl.spec.ts'], {
  CRAWL_SITES: (asked.length > 0 ? asked : ['fr', 'ch']).join(','),
});
