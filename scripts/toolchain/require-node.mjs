/** Imported first by every command: rejects an old Node with a clear message. */
const OLDEST = 20;

if (Number.parseInt(process.versions.node, 10) < OLDEST) {
  console.error(
    `Parrot needs Node ${OLDEST} or newer and this is Node ${process.versions.node}: please install a newer one from https://nodejs.org and try again.`,
  );
  process.exit(1);
}
