import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { drawFacade } from './art/facade.ts';
import { drawBackdrop, drawPoster } from './art/film-art.ts';
import { isPaintJob } from './paint-job.ts';
import type { PaintJob, PaintReply } from './paint-job.ts';
import { encode, rasterise } from './raster.ts';
import type { Pixels } from './raster.ts';

/** A process of its own: makes one picture file for each job it is sent, and says when it is there. */
let last: { drawing: string; pixels: Pixels } | null = null;

process.on('message', (job) => {
  if (isPaintJob(job)) void paint(job).then(reply, (error: unknown) => reply({ failed: String(error) }));
});

function reply(message: PaintReply): void {
  process.send?.(message);
}

async function paint(job: PaintJob): Promise<PaintReply> {
  // The files of a picture come one after the other: it is drawn once.
  if (last?.drawing !== job.drawing) last = { drawing: job.drawing, pixels: await rasterise(svgOf(job)) };
  await keep(job.file, await encode(last.pixels, job.width, job.format));
  return { made: job.file };
}

function svgOf({ kind, subject }: PaintJob): string {
  if (!('palette' in subject)) return drawFacade(subject);
  return kind === 'poster' ? drawPoster(subject).svg : drawBackdrop(subject);
}

/** Written beside and moved into place, so that nobody reads half a file. */
async function keep(file: string, bytes: Buffer): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const draft = `${file}.${process.pid}.part`;
  await writeFile(draft, bytes);
  await rename(draft, file);
}
