import { randomOf } from '../art/random.ts';
import { ease, marks, reel } from './storyboard.ts';

const sampleRate = 44_100;

/**
 * The sound of the trailer as a WAV file: a warm chord that swells, the whisper of the curtain, a soft tick for each
 * number of the leader, a plucked note a shot, and a low bell when the name lights up. All of it synthesised.
 */
export function trailerSound(): Buffer {
  const count = sampleRate * reel.length;
  const left = new Float32Array(count);
  const right = new Float32Array(count);
  const put = (index: number, value: number, pan: number): void => {
    left[index] = (left[index] ?? 0) + value * (1 - pan);
    right[index] = (right[index] ?? 0) + value * pan;
  };
  const chords: readonly (readonly [from: number, to: number, notes: readonly number[]])[] = [
    [0, 6, [57, 64, 69, 72]],
    [5.4, 8.6, [53, 60, 69, 76]],
    [8, 11.3, [55, 62, 71, 74]],
    [10.8, 14, [57, 64, 73, 76, 81]],
  ];
  for (const [from, to, notes] of chords) {
    for (const [voice, note] of notes.entries()) {
      const pitch = 440 * 2 ** ((note - 69) / 12);
      for (let index = Math.floor(from * sampleRate); index < Math.min(count, to * sampleRate); index += 1) {
        const time = index / sampleRate;
        const envelope =
          ease(time, from, from + 1.4) *
          (1 - ease(time, to - 1.1, to)) *
          (1 + 0.08 * Math.sin(time * 4.1 + voice));
        const tone =
          Math.sin(2 * Math.PI * pitch * time) +
          0.5 * Math.sin(2 * Math.PI * pitch * 1.0035 * time) +
          0.16 * Math.sin(4 * Math.PI * pitch * time);
        put(index, tone * envelope * 0.042, 0.3 + voice * 0.12);
      }
    }
  }
  const random = randomOf('trailer sound');
  let smooth = 0;
  for (let index = 0; index < 3.2 * sampleRate; index += 1) {
    const time = index / sampleRate;
    smooth += (random.next() * 2 - 1 - smooth) * (0.02 + 0.05 * ease(time, 0.8, 2.2));
    put(
      index,
      smooth * ease(time, 0.7, 1.6) * (1 - ease(time, 2.1, 3.1)) * 0.3,
      0.5 + 0.2 * Math.sin(time * 2),
    );
  }
  const ring = (at: number, note: number, loud: number, decay: number, pan: number): void => {
    const pitch = 440 * 2 ** ((note - 69) / 12);
    for (
      let index = Math.floor(at * sampleRate);
      index < Math.min(count, (at + decay * 5) * sampleRate);
      index += 1
    ) {
      const age = index / sampleRate - at;
      const tone =
        Math.sin(2 * Math.PI * pitch * age) +
        0.4 * Math.sin(2 * Math.PI * pitch * 2.76 * age) * Math.exp(-age * 9);
      put(index, tone * Math.exp(-age / decay) * Math.min(1, age * 220) * loud, pan);
    }
  };
  const step = (marks.shots - marks.leader) / 3;
  for (const number of [0, 1, 2]) ring(marks.leader + number * step, 88, 0.05, 0.07, 0.5);
  for (const [index, note] of [76, 79, 81, 84].entries())
    ring(marks.shots + index * marks.shot, note, 0.1, 0.55, 0.35 + index * 0.1);
  ring(marks.name + 0.2, 45, 0.28, 1.1, 0.5);
  ring(marks.name + 0.2, 69, 0.09, 0.9, 0.4);
  ring(marks.name + 0.5, 81, 0.06, 0.8, 0.62);

  const wave = Buffer.alloc(44 + count * 4);
  wave.write('RIFF', 0, 'latin1');
  wave.writeUInt32LE(36 + count * 4, 4);
  wave.write('WAVEfmt ', 8, 'latin1');
  wave.writeUInt32LE(16, 16);
  wave.writeUInt16LE(1, 20);
  wave.writeUInt16LE(2, 22);
  wave.writeUInt32LE(sampleRate, 24);
  wave.writeUInt32LE(sampleRate * 4, 28);
  wave.writeUInt16LE(4, 32);
  wave.writeUInt16LE(16, 34);
  wave.write('data', 36, 'latin1');
  wave.writeUInt32LE(count * 4, 40);
  for (let index = 0; index < count; index += 1) {
    const time = index / sampleRate;
    const fade = ease(time, 0, 0.3) * (1 - ease(time, reel.length - 0.9, reel.length - 0.05));
    wave.writeInt16LE(Math.round(Math.tanh((left[index] ?? 0) * fade * 1.5) * 30_000), 44 + index * 4);
    wave.writeInt16LE(Math.round(Math.tanh((right[index] ?? 0) * fade * 1.5) * 30_000), 46 + index * 4);
  }
  return wave;
}
