import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PictureFailure } from '../source.ts';
import { download, downloadSettings } from './download.ts';
import type { DownloadSettings } from './download.ts';
import { formatOf } from './picture-bytes.ts';
import { picture, TestHost } from './test-host.ts';

let host: TestHost;
beforeAll(async () => {
  host = await TestHost.open();
  host.file('/a.jpg', Buffer.from('a picture'), {
    etag: '"one"',
    'last-modified': 'Fri, 20 Nov 2026 08:00:00 GMT',
  });
});
afterAll(() => host.close());

const chain = { host: 'images.chain.example', isLoopback: false };
/** A host name that leads to the test host. */
const local = { host: 'pictures.test', isLoopback: true };
const byName = (path: string) => `http://pictures.test:${host.port}${path}`;
const resolve: DownloadSettings['resolve'] = () => Promise.resolve([{ address: '127.0.0.1', family: 4 }]);
const settings: DownloadSettings = { ...downloadSettings, resolve };

/** Why a picture could not be read. */
async function failureOf(work: Promise<unknown>): Promise<string> {
  try {
    await work;
    return 'none';
  } catch (error) {
    if (!(error instanceof PictureFailure)) throw error;
    return error.message;
  }
}

describe('a download', () => {
  it('brings the bytes and what tells whether they have changed', async () => {
    expect(await download(byName('/a.jpg'), local, null, settings)).toEqual({
      bytes: Buffer.from('a picture'),
      etag: '"one"',
      lastModified: 'Fri, 20 Nov 2026 08:00:00 GMT',
    });
  });

  it('goes to the address that was looked at: the name is resolved once', async () => {
    const addresses = ['127.0.0.1', '10.0.0.1'];
    let asked = 0;
    const changing: DownloadSettings['resolve'] = () => {
      const address = addresses[asked] ?? '10.0.0.2';
      asked += 1;
      return Promise.resolve([{ address, family: 4 }]);
    };
    // The name does not exist: a second resolution would give no connection at all.
    const got = await download(byName('/a.jpg'), local, null, { ...settings, resolve: changing });
    expect([String(got?.bytes), asked]).toEqual(['a picture', 1]);
  });

  it.each([
    '127.0.0.1',
    '10.0.0.1',
    '169.254.169.254',
    '100.64.0.1',
    '::1',
    '::ffff:127.0.0.1',
    '64:ff9b::7f00:1',
  ])('does not go to %s, whatever its name', async (address) => {
    const inside: DownloadSettings['resolve'] = () =>
      Promise.resolve([
        { address: '93.184.216.34', family: 4 },
        { address, family: address.includes(':') ? 6 : 4 },
      ]);
    const before = host.asked.length;
    const why = await failureOf(
      download(`https://images.chain.example:${host.port}/a.jpg`, chain, null, {
        ...settings,
        resolve: inside,
      }),
    );
    expect(why).toMatch(/not of the internet/);
    expect(host.asked.length).toBe(before);
  });

  it('of a server of the tests goes to this machine alone', async () => {
    const outside: DownloadSettings['resolve'] = () =>
      Promise.resolve([{ address: '93.184.216.34', family: 4 }]);
    expect(
      await failureOf(download(byName('/a.jpg'), local, null, { ...settings, resolve: outside })),
    ).toMatch(/not of the internet/);
  });

  it('follows no redirect', async () => {
    host.on('/moved.jpg', (response) => response.writeHead(302, { location: '/a.jpg' }).end());
    const before = host.asked.length;
    expect(await failureOf(download(byName('/moved.jpg'), local, null, settings))).toMatch(/answers 302/);
    expect(host.asked.slice(before)).toEqual(['/moved.jpg']);
  });

  it('ends at its deadline, in the middle of the name, the answer or the bytes', async () => {
    host.on('/silent.jpg', () => undefined);
    host.on('/endless.jpg', (response) => response.writeHead(200).write('a'));
    const hurried = { ...settings, deadline: 40 };
    const never: DownloadSettings['resolve'] = () => new Promise(() => undefined);
    for (const [path, network] of [
      ['/silent.jpg', hurried],
      ['/endless.jpg', hurried],
      ['/a.jpg', { ...hurried, resolve: never }],
    ] as const)
      expect(await failureOf(download(byName(path), local, null, network))).toBe('it took longer than 40 ms');
    expect(downloadSettings.deadline).toBe(5_000);
  });

  it('brings ten megabytes at most, whether it says so before or not', async () => {
    const large = Buffer.alloc(2_000);
    host.file('/told.jpg', large);
    host.on('/untold.jpg', (response) => {
      response.writeHead(200, { 'transfer-encoding': 'chunked' }).write(large.subarray(0, 900));
      response.end(large.subarray(900));
    });
    host.on('/lying.jpg', (response) => response.writeHead(200, { 'content-length': '1000000' }).write('a'));
    const small = { ...settings, mostBytes: 1_000 };
    for (const path of ['/told.jpg', '/untold.jpg', '/lying.jpg'])
      expect(await failureOf(download(byName(path), local, null, small))).toBe('it has more than 1000 bytes');
    expect(downloadSettings.mostBytes).toBe(10_485_760);
  });

  it('takes no compressed answer, which could be of any size', async () => {
    host.file('/zipped.jpg', Buffer.from('a'), { 'content-encoding': 'gzip' });
    expect(await failureOf(download(byName('/zipped.jpg'), local, null, settings))).toMatch(/compressed/);
  });

  it('says when the host does not have it, and when the host is not there', async () => {
    const gone = await download(byName('/gone.jpg'), local, null, settings).catch((error: unknown) => error);
    expect(gone).toMatchObject({ missing: true });
    const closed = await TestHost.open();
    const url = closed.url('/a.jpg');
    await closed.close();
    expect(await failureOf(download(url, local, null, settings))).toMatch(
      /cannot be reached \(ECONNREFUSED\)/,
    );
  });

  it('asks whether what is known has changed', async () => {
    host.on('/kept.jpg', (response, { headers }) => {
      const same = headers['if-none-match'] === '"one"' && headers['if-modified-since'] === 'yesterday';
      response.writeHead(same ? 304 : 200).end();
    });
    const known = { etag: '"one"', lastModified: 'yesterday' };
    expect(await download(byName('/kept.jpg'), local, known, settings)).toBeNull();
    expect(await download(byName('/kept.jpg'), local, { ...known, etag: '"two"' }, settings)).not.toBeNull();
    host.on('/odd.jpg', (response) => response.writeHead(304).end());
    expect(await failureOf(download(byName('/odd.jpg'), local, null, settings))).toMatch(/answers 304/);
  });

  it('tells the host nothing of whoever asked', async () => {
    let told: Record<string, unknown> = {};
    host.on('/told-what.jpg', (response, { headers }) => {
      told = headers;
      response.end('a');
    });
    await download(byName('/told-what.jpg'), local, null, settings);
    expect(Object.keys(told).toSorted()).toEqual([
      'accept',
      'accept-encoding',
      'connection',
      'host',
      'user-agent',
    ]);
  });
});

describe('the format of a picture', () => {
  it('is told by its bytes', async () => {
    expect(formatOf(await picture('jpeg'))).toBe('jpg');
    expect(formatOf(await picture('png'))).toBe('png');
    expect(formatOf(await picture('webp'))).toBe('webp');
  });

  it.each([
    ['AVIF', () => picture('avif')],
    ['GIF', () => picture('gif')],
    ['SVG', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
    ['HTML', () => Buffer.from('<!doctype html><title>Sign in</title>')],
    ['nothing', () => Buffer.alloc(0)],
    ['three bytes', () => Buffer.from([0xff, 0xd8, 0xff])],
    ['a WAV file', () => Buffer.from('RIFF\0\0\0\0WAVEfmt ')],
  ])('is none of %s', async (_what, bytes) => {
    expect(formatOf(await bytes())).toBeNull();
  });
});
