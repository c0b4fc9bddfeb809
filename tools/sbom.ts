import './check-node.ts';
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import product from '../package.json' with { type: 'json' };
import { root } from './lib/build.ts';
import { checkLicences, licencesIn } from './lib/checks/supply-chain/licences.ts';

/**
 * `npm run sbom [-- FOLDER]`: the list of parts (CycloneDX) and the list of their licences, from the lock file, without a
 * network. Ends with 1 when a licence is not on the list.
 */
const folder = path.resolve(process.argv[2] ?? path.join(root, 'sbom'));
const npm = process.env.npm_execpath;
const command = ['sbom', '--sbom-format=cyclonedx', '--package-lock-only', '--loglevel=error'];
const { status, stdout, stderr } = spawnSync(
  npm === undefined ? 'npm' : process.execPath,
  npm === undefined ? command : [npm, ...command],
  { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1_024 * 1_024 },
);
if (status !== 0) {
  process.stderr.write(`npm sbom failed:\n${stderr}\n`);
  process.exit(1);
}
const lockText = readFileSync(path.join(root, 'package-lock.json'), 'utf8');
const parts = licencesIn(lockText);
// The part of npm's document that is changed.
const document = z.looseObject({
  metadata: z.looseObject({ component: z.looseObject({ name: z.string() }) }),
});
const bom = document.parse(JSON.parse(stdout));
// npm names the product after its folder.
bom.metadata.component.name = product.name;
mkdirSync(folder, { recursive: true });
writeFileSync(path.join(folder, 'sbom.cdx.json'), `${JSON.stringify(bom, null, 2)}\n`);
writeFileSync(
  path.join(folder, 'licences.tsv'),
  `name\tversion\tlicence\tneeded for\n${parts
    .map(
      ({ name, version, licence, dev }) =>
        `${name}\t${version}\t${licence}\t${dev ? 'development' : 'running'}`,
    )
    .join('\n')}\n`,
);
process.stdout.write(`${folder}: sbom.cdx.json and licences.tsv, ${parts.length} parts\n`);
for (const { message } of checkLicences(lockText)) {
  process.stderr.write(`${message}\n`);
  process.exitCode = 1;
}
