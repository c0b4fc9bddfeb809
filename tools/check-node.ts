/** Stops the start on a Node that is too old, before any other module of the project is loaded. */
const [major = 0] = process.versions.node.split('.').map(Number);
if (major < 24) {
  process.stderr.write(
    `Velours runs on Node 24 or newer; this is ${process.version}. Run it through npm (npm start, npm test): ` +
      `npm ci brings the right Node along on Linux. Elsewhere, install Node 24.\n`,
  );
  process.exit(1);
}
