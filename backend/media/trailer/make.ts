/**
 * Makes `assets/velours-trailer.mp4` and its still `assets/velours-trailer.webp`. Run once by hand, where ffmpeg is
 * installed: `node backend/media/trailer/make.ts`. The files are part of the project; nothing needs ffmpeg later.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { drawBackdrop } from '../art/film-art.ts';
import { trailerSound } from './sound.ts';
import { ease, hallFrame, leaderFrame, marks, nameFrame, reel, shots } from './storyboard.ts';

const assets = join(import.meta.dirname, '../assets');
const { width, height } = reel;

/** The pixels of one moment, RGB. */
async function frame(time: number, pictures: readonly Buffer[]): Promise<Buffer> {
  if (time < marks.leader) return fromSvg(hallFrame(time));
  if (time < marks.shots) return fromSvg(leaderFrame(time));
  if (time >= marks.name) return fromSvg(nameFrame(time));
  const position = (time - marks.shots) / marks.shot;
  const index = Math.min(marks.shotCount - 1, Math.floor(position));
  const current = drift(pictures[index], time - marks.shots - index * marks.shot, index);
  const before = pictures[index - 1];
  const dissolve = ease(position - index, 0, 0.24);
  const darkness = Math.max(
    1 - ease(time, marks.shots, marks.shots + 0.25),
    ease(time, marks.name - 0.25, marks.name),
  );
  const old =
    before === undefined || dissolve >= 1
      ? null
      : drift(before, time - marks.shots - (index - 1) * marks.shot, index - 1);
  const pixels = Buffer.alloc(current.length);
  for (let at = 0; at < pixels.length; at += 1) {
    const fresh = current[at] ?? 0;
    const blended = old === null ? fresh : fresh * dissolve + (old[at] ?? 0) * (1 - dissolve);
    pixels[at] = blended * (1 - darkness);
  }
  return pixels;
}

/** A slow push into a picture, towards its subject: bilinear, so that it glides between pixels. */
function drift(picture: Buffer | undefined, age: number, index: number): Buffer {
  if (picture === undefined) throw new Error('A shot of the trailer is missing');
  const step = 1920 / width / (1.12 + age * (index % 2 === 0 ? 0.06 : 0.045));
  const left = Math.min(1919 - width * step, Math.max(0, 1230 - width * step * 0.56));
  const top = (1079 - height * step) * 0.5;
  const out = Buffer.alloc(width * height * 3);
  for (let y = 0; y < height; y += 1) {
    const sourceY = top + y * step;
    const row = Math.floor(sourceY);
    const down = sourceY - row;
    for (let x = 0; x < width; x += 1) {
      const sourceX = left + x * step;
      const column = Math.floor(sourceX);
      const across = sourceX - column;
      const at = (row * 1920 + column) * 3;
      for (let channel = 0; channel < 3; channel += 1) {
        const upper = (picture[at + channel] ?? 0) * (1 - across) + (picture[at + channel + 3] ?? 0) * across;
        const lower =
          (picture[at + channel + 5760] ?? 0) * (1 - across) + (picture[at + channel + 5763] ?? 0) * across;
        out[(y * width + x) * 3 + channel] = upper * (1 - down) + lower * down;
      }
    }
  }
  return out;
}

async function fromSvg(svg: string): Promise<Buffer> {
  return sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer();
}

async function make(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'velours-trailer-'));
  try {
    const sound = join(folder, 'sound.wav');
    await writeFile(sound, trailerSound());
    const pictures = await Promise.all(shots.map(async (film) => fromSvg(drawBackdrop(film, false))));
    const output = join(assets, 'velours-trailer.mp4');
    const input = `-f rawvideo -pix_fmt rgb24 -s ${width}x${height} -r ${reel.rate} -i -`;
    const colour = '-colorspace bt709 -color_primaries bt709 -color_trc bt709';
    const picture = `-c:v libx264 -preset veryslow -crf 28 -pix_fmt yuv420p -profile:v high -g 48 ${colour}`;
    const filter = '-vf hqdn3d=2:1:4:4,scale=out_color_matrix=bt709';
    const plain = '-map_metadata -1 -fflags +bitexact -flags:v +bitexact -flags:a +bitexact';
    const voice = `-c:a aac -b:a 72k -movflags +faststart -shortest ${plain}`;
    const words = `-y -loglevel error ${input}`.split(' ');
    words.push('-i', sound, ...`${filter} ${picture} ${voice}`.split(' '), output);
    const ffmpeg = spawn('ffmpeg', words, { stdio: ['pipe', 'inherit', 'inherit'] });
    const ended = once(ffmpeg, 'exit');
    const total = reel.length * reel.rate;
    for (let index = 0; index < total; index += 1) {
      if (!ffmpeg.stdin.write(await frame(index / reel.rate, pictures))) await once(ffmpeg.stdin, 'drain');
    }
    ffmpeg.stdin.end();
    const [code]: unknown[] = await ended;
    if (code !== 0) throw new Error(`ffmpeg ended with ${String(code)}`);
    const still = await sharp(Buffer.from(nameFrame(marks.fade - 0.1)))
      .webp({ quality: 80 })
      .toBuffer();
    await writeFile(join(assets, 'velours-trailer.webp'), still);
    process.stdout.write(`velours-trailer.mp4: ${(await stat(output)).size} bytes\n`);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

await make();
