import { decode, encode, inspect } from './encode.ts';
import type { Pixels } from './encode.ts';
import { isJob } from './encode-job.ts';
import type { Job, JobReply } from './encode-job.ts';
import { keepFile } from './files.ts';

/** A separate process: runs one job after the other, and replies when each is done. */
let last: { master: string; pixels: Pixels } | null = null;

process.on('message', (job) => {
  if (isJob(job)) void run(job).then(reply, (error: unknown) => reply({ failed: String(error) }));
});

function reply(message: JobReply): void {
  process.send?.(message);
}

async function run(job: Job): Promise<JobReply> {
  if (job.task === 'inspect') {
    await inspect(job.file);
    return { done: true };
  }
  const { kind, master, file } = job;
  // The files of a picture follow each other, so the picture is decoded once.
  const name = `${kind}/${master.file}/${master.fingerprint}`;
  if (last?.master !== name) last = { master: name, pixels: await decode(master, kind) };
  await keepFile(file, await encode(last.pixels, kind, job));
  return { done: true };
}
