import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { testFolder } from '../fixtures/test-folder.ts';
import type { TestFolder } from '../fixtures/test-folder.ts';

let folder: TestFolder;
let outside: string;
beforeEach(() => {
  folder = testFolder();
  outside = mkdtempSync(join(tmpdir(), 'velours-outside-'));
});
afterEach(() => {
  folder.dispose();
  rmSync(outside, { recursive: true, force: true });
});

const inside = (...parts: string[]) => join(folder.path, ...parts);
const programme = 'cinema/velours-havenkwartier/shows';

/** Does a step as a user whom permissions bind: they do not bind the system's administrator. */
async function asOrdinaryUser<T>(step: () => Promise<T>): Promise<T> {
  if (process.geteuid?.() !== 0) return step();
  process.seteuid?.(65_534);
  try {
    return await step();
  } finally {
    process.seteuid?.(0);
  }
}

describe('a folder whose text is not UTF-8', () => {
  it('is refused with the file and the byte, and nothing is replaced', async () => {
    const text = readFileSync(inside('shows.json'), 'utf8').replace('Nachtboot', 'Nachtboöt');
    const place = Buffer.from(text, 'latin1').indexOf(0xf6);
    writeFileSync(inside('shows.json'), Buffer.from(text, 'latin1'));
    expect((await folder.findings()).problems).toEqual([
      `shows.json : byte ${place} (0xF6) is not UTF-8, expected text in UTF-8; is it in Latin-1 or Windows-1252?`,
    ]);
    expect((await folder.read()).read).toBeNull();
  });

  it('may begin with the byte order mark of UTF-8, and of nothing else', async () => {
    const text = readFileSync(inside('cinemas.json'), 'utf8');
    writeFileSync(inside('cinemas.json'), `\u{FEFF}${text}`);
    expect((await folder.findings()).problems).toEqual([]);
    writeFileSync(inside('cinemas.json'), Buffer.from(`\u{FEFF}${text}`, 'utf16le'));
    expect((await folder.findings()).problems).toEqual([
      'cinemas.json : the text is UTF-16 (its byte order mark says so), expected UTF-8',
    ]);
  });
});

describe('a folder with something that cannot be read', () => {
  it.each([
    ['cinema', 'cinema : it may not be read'],
    ['cinema/velours-havenkwartier', `${programme}.json : it may not be read`],
    [`${programme}.json`, `${programme}.json : it may not be read`],
    ['show/het-zoutpakhuis-70101/showtimes', 'show/het-zoutpakhuis-70101/showtimes : it may not be read'],
    [
      'show/het-zoutpakhuis-70101/showtimes/velours-havenkwartier',
      'show/het-zoutpakhuis-70101/showtimes/velours-havenkwartier : it may not be read',
    ],
    ['en', 'en/cinemas.json : it may not be read'],
    ['.', 'nl/cinemas.json : it may not be read'],
  ])('is refused, and what is recorded there is not derived, for %s', async (name, problem) => {
    chmodSync(folder.path, 0o755);
    chmodSync(inside(name), 0o000);
    const { findings, read } = await asOrdinaryUser(() => folder.read());
    chmodSync(inside(name), 0o755);
    const problems = findings.problems.map(({ origin, message }) => `${origin} : ${message}`);
    expect(problems.filter((one) => one.startsWith(problem))).toEqual([`${problem}: permission denied`]);
    expect(read).toBeNull();
  });

  it.each([
    ['a pipe', () => execFileSync('mkfifo', [inside('tags.json.new')])],
    ['a device', () => symlinkSync('/dev/zero', inside('tags.json.new'))],
    ['a folder', () => mkdirSync(inside('tags.json.new'))],
  ])('is refused at once for %s in place of a file', async (kind, make) => {
    make();
    renameSync(inside('tags.json.new'), inside(kind === 'a folder' ? 'versions.json' : 'footer.json'));
    const { problems } = await folder.findings();
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(
      kind === 'a device'
        ? /^footer\.json : a link that leads out of the folder/
        : new RegExp(`\\.json : ${kind}, expected a regular file$`),
    );
  });

  it('is refused for a file in place of a folder', async () => {
    rmSync(inside('show'), { recursive: true });
    writeFileSync(inside('show'), '');
    expect((await folder.findings()).problems).toContain('show : a file, expected a folder');
  });
});

describe('a link in a folder', () => {
  it.each([
    ['a file', 'tags.json', 'tags.json'],
    ['a folder of answers', 'cinema', 'cinema'],
    ['a language', 'en', 'en/cinemas.json'],
    [
      'a folder of days',
      'show/het-zoutpakhuis-70101/showtimes/velours-havenkwartier',
      'show/het-zoutpakhuis-70101/showtimes/velours-havenkwartier',
    ],
  ])('is refused where it leads out of it, for %s', async (_what, name, origin) => {
    renameSync(inside(name), join(outside, 'moved'));
    symlinkSync(join(outside, 'moved'), inside(name));
    const { problems } = await folder.findings();
    expect(problems).toContain(`${origin} : a link that leads out of the folder, expected a file within`);
    expect((await folder.read()).read).toBeNull();
  });

  it('is no way out to a folder whose name begins alike', async () => {
    const beside = `${folder.path}-beside`;
    mkdirSync(beside);
    renameSync(inside('tags.json'), join(beside, 'tags.json'));
    symlinkSync(join(beside, 'tags.json'), inside('tags.json'));
    const { problems } = await folder.findings();
    rmSync(beside, { recursive: true });
    expect(problems).toEqual(['tags.json : a link that leads out of the folder, expected a file within']);
  });

  it('is followed where it stays within', async () => {
    const before = await folder.read();
    renameSync(inside('tags.json'), inside('kept.json'));
    symlinkSync('kept.json', inside('tags.json'));
    renameSync(inside('show'), inside('recorded'));
    symlinkSync(inside('recorded'), inside('show'));
    const days = inside('recorded/het-zoutpakhuis-70101/showtimes/velours-havenkwartier');
    renameSync(days, inside('days'));
    symlinkSync(inside('days'), days);
    expect(await folder.read()).toEqual(before);
  });

  it('is refused where it leads nowhere or in a circle', async () => {
    symlinkSync('nowhere.json', inside('versions.json'));
    symlinkSync('footer.json', inside('footer.json'));
    expect((await folder.findings()).problems).toEqual([
      'versions.json : a link that leads nowhere',
      'footer.json : links that lead in a circle',
    ]);
  });

  it('may be the folder itself', async () => {
    symlinkSync(folder.path, join(outside, 'link'));
    const { folderSource } = await import('./folder-source.ts');
    const source = folderSource('nl', join(outside, 'link'));
    expect(await source.get('nl', 'cinemas')).toMatchObject({ kind: 'found', origin: 'cinemas.json' });
  });
});
