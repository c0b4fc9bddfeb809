import { mkdir, mkdtemp, readdir, readFile, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { StaticArchive } from './static-archive.ts';

const day = 86_400_000;
const keptMs = 14 * day;

let root: string;
let now: number;
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'velours-archive-'));
  now = Date.parse('2026-11-20T12:00:00Z');
});
afterEach(() => rm(root, { recursive: true, force: true }));

/** A process of a build with these files. */
async function processOf(id: string, files: Readonly<Record<string, string>>, maxBytes = 1_000_000) {
  const folder = path.join(root, 'build', id);
  for (const [name, content] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
    await writeFile(path.join(folder, name), content);
  }
  const archive = new StaticArchive(
    { folder: path.join(root, 'shared'), keptMs, maxBytes },
    { id, folder },
    () => now,
  );
  await archive.renew();
  return archive;
}

async function contentOf(archive: StaticArchive, name: string): Promise<string | undefined> {
  const found = await archive.open(name);
  if (found === undefined) return undefined;
  return text(found.file.createReadStream());
}

const kept = async (folder: string) =>
  (await readdir(path.join(root, 'shared', folder), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => entry.name)
    .toSorted();

describe('the files of all builds', () => {
  it('REL3 an old tab asks a new process, and a new tab an old one', async () => {
    const one = await processOf('one', { 'chunks/a1.js': 'a of one', 'chunks/s.js': 'shared' });
    const two = await processOf('two', { 'chunks/a2.js': 'a of two', 'chunks/s.js': 'shared' });
    expect(await contentOf(two, 'chunks/a1.js')).toBe('a of one');
    expect(await contentOf(one, 'chunks/a2.js')).toBe('a of two');
    expect([two.isOwn('chunks/a2.js'), two.isOwn('chunks/s.js'), two.isOwn('chunks/a1.js')]).toEqual([
      true,
      true,
      false,
    ]);
    expect(await contentOf(two, 'chunks/none.js')).toBeUndefined();
    expect(await kept('parts')).toEqual([]);
  });

  it('stay for fourteen days after the last process of their build was there, not after its start', async () => {
    const one = await processOf('one', { 'chunks/a1.js': 'one', 'chunks/s.js': 'shared', 'one/_m.js': 'm' });
    now += 20 * day;
    await one.renew();
    now += keptMs;
    const two = await processOf('two', { 'chunks/a2.js': 'two', 'chunks/s.js': 'shared' });
    expect(await contentOf(two, 'chunks/a1.js')).toBe('one');
    now += 1;
    await two.renew();
    expect(await kept('builds')).toEqual(['two']);
    expect(await kept('static')).toEqual(['a2.js', 's.js']);
    expect(await readdir(path.join(root, 'shared/static'))).toEqual(['chunks']);
  });

  it('are so many bytes at most: the build that was used least lately leaves first, the own one never', async () => {
    const size = (length: number) => 'x'.repeat(length);
    await processOf('one', { 'chunks/a1.js': size(400) }, 1_000);
    now += day;
    await processOf('two', { 'chunks/a2.js': size(400) }, 1_000);
    now += day;
    const three = await processOf('three', { 'chunks/a3.js': size(400) }, 1_000);
    expect(await kept('static')).toEqual(['a2.js', 'a3.js']);
    now += day;
    const large = await processOf('large', { 'chunks/a4.js': size(2_000) }, 1_000);
    expect(await kept('static')).toEqual(['a4.js']);
    expect(await contentOf(large, 'chunks/a4.js')).toHaveLength(2_000);
    // What left comes back with the next sign of its process.
    now += day;
    await three.renew();
    expect(await contentOf(three, 'chunks/a3.js')).toHaveLength(400);
  });

  it('are never removed while another process has just put them there', async () => {
    const one = await processOf('one', { 'chunks/a1.js': 'one' });
    // Its list is not there yet, or not any more.
    await rm(path.join(root, 'shared/builds/one'));
    now += 9 * 60_000;
    await processOf('two', { 'chunks/a2.js': 'two' });
    expect(await contentOf(one, 'chunks/a1.js')).toBe('one');
    now += 2 * 60_000;
    await processOf('two', { 'chunks/a2.js': 'two' });
    expect(await contentOf(one, 'chunks/a1.js')).toBeUndefined();
  });

  it('a damaged list, half a file and a leftover harm nobody', async () => {
    const one = await processOf('one', { 'chunks/a1.js': 'whole' });
    await writeFile(path.join(root, 'shared/builds/odd'), '{"chunks/a1.js"');
    await writeFile(path.join(root, 'shared/static/chunks/a1.js'), 'wh');
    const leftover = path.join(root, 'shared/parts/leftover');
    await writeFile(leftover, 'half');
    await utimes(leftover, new Date(now - day), new Date(now - day));
    await one.renew();
    expect(await contentOf(one, 'chunks/a1.js')).toBe('whole');
    expect(await kept('parts')).toEqual([]);
  });

  it('SEC14 no name, folder or link leads out of it', async () => {
    const one = await processOf('one', { 'chunks/a1.js': 'one', 'chunks/.env.js': 'no', 'notes.txt': 'no' });
    await writeFile(path.join(root, 'secret.js'), 'secret');
    await symlink(path.join(root, 'secret.js'), path.join(root, 'shared/static/link.js'));
    for (const name of ['link.js', 'chunks', 'chunks/a1.js/a1.js', `${'x'.repeat(300)}.js`])
      expect(await contentOf(one, name)).toBeUndefined();
    // What is no file of a build is not put there.
    expect(
      Object.keys(JSON.parse(await readFile(path.join(root, 'shared/builds/one'), 'utf8')) as object),
    ).toEqual(['chunks/a1.js']);
  });
});
