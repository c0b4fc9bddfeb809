import { afterEach, describe, expect, it, vi } from 'vitest';
import { closeServers, listening, raw, says } from './test-server.ts';
import type { Handle } from './render/handle.ts';

afterEach(closeServers);

describe('the last request of a connection', () => {
  it('loses no request that was sent behind one for a web socket: the connection ends after that one', async () => {
    const handle = vi.fn<Handle>(says('page'));
    const { port } = await listening(handle);
    const upgrade = (connection: string) =>
      `GET /first HTTP/1.1\r\nHost: fr.velours.test\r\nConnection: ${connection}\r\nUpgrade: websocket\r\n\r\n`;
    const next = 'GET /second HTTP/1.1\r\nHost: fr.velours.test\r\nConnection: close\r\n\r\n';
    for (const connection of ['Upgrade', 'keep-alive, upgrade', 'UPGRADE']) {
      const answer = await raw(port, upgrade(connection) + next);
      expect(answer.match(/HTTP\/1\.1 200 OK/g)).toHaveLength(1);
      expect(answer).toMatch(/\r\nconnection: close\r\n/i);
    }
    expect(handle.mock.calls.map(([{ url }]) => url)).toEqual(['/first', '/first', '/first']);
    // The header alone, as a proxy passes it on, asks for nothing.
    expect((await raw(port, upgrade('keep-alive') + next)).match(/HTTP\/1\.1 200 OK/g)).toHaveLength(2);
  });

  it('answers what it cannot expect with 417, and the headers of every answer, in its turn', async () => {
    const handle = vi.fn<Handle>(says('page'));
    const { port } = await listening(handle);
    const first = 'GET /first HTTP/1.1\r\nHost: fr.velours.test\r\n\r\n';
    for (const path of ['/films', '/api/cinemas']) {
      const asked = `GET ${path} HTTP/1.1\r\nHost: fr.velours.test\r\nExpect: a-miracle\r\n\r\n`;
      const answer = await raw(port, first + asked);
      expect(answer).toMatch(/^HTTP\/1\.1 200 OK[^]*page[^]*HTTP\/1\.1 417 Expectation Failed\r\n/);
      const refusal = answer.slice(answer.indexOf('HTTP/1.1 417'));
      expect(refusal).toContain("default-src 'none'");
      expect(refusal).toMatch(/\r\nstrict-transport-security: /);
      expect(refusal).toMatch(/\r\ncache-control: no-store\r\n/);
      expect(refusal).toMatch(/\r\nconnection: close\r\n/i);
      expect(refusal).toContain('No expectation but 100-continue can be met.');
    }
    expect(handle.mock.calls.map(([{ url }]) => url)).toEqual(['/first', '/first']);
  });

  it('asks nobody to go on with a body that it does not read', async () => {
    const { port } = await listening(says('page'));
    const asked = (method: string) =>
      `${method} /films HTTP/1.1\r\nHost: fr.velours.test\r\nExpect: 100-continue\r\nContent-Length: 3\r\n\r\n`;
    expect(await raw(port, asked('POST'))).toMatch(/^HTTP\/1\.1 405 /);
    expect(await raw(port, asked('GET'))).toMatch(/^HTTP\/1\.1 200 OK[^]*\r\nconnection: close\r\n/i);
  });
});
