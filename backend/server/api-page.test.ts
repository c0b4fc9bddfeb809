import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp } from '../http/app.ts';
import { registerApiPage } from './api-page.ts';

describe('the page of the API', () => {
  let app: FastifyInstance;
  beforeAll(() => {
    app = createApp({ logger: false });
    registerApiPage(app, '/api/openapi.json');
  });
  afterAll(() => app.close());

  it('names its document and its own files only', async () => {
    const { statusCode, body, headers } = await app.inject('/api/docs');
    expect(statusCode).toBe(200);
    expect(body).toContain('data-document="/api/openapi.json"');
    const addresses = [...body.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, address = '']) => address);
    expect(addresses.every((address) => address.startsWith('/api/'))).toBe(true);
    expect(headers['content-security-policy']).toContain("script-src 'self';");
    for (const address of addresses.filter((one) => one.startsWith('/api/docs/')))
      expect({ address, status: (await app.inject(address)).statusCode }).toEqual({ address, status: 200 });
  });

  it('answers a file that the browser has with 304, and no other file', async () => {
    const { headers } = await app.inject('/api/docs/swagger-ui.css');
    const again = { method: 'GET', url: '/api/docs/swagger-ui.css' } as const;
    const { statusCode } = await app.inject({ ...again, headers: { 'if-none-match': headers.etag ?? '' } });
    expect(statusCode).toBe(304);
    for (const file of ['package.json', 'index.html', '..%2fpackage.json', 'swagger-ui-bundle.js.map'])
      expect({ file, status: (await app.inject(`/api/docs/${file}`)).statusCode }).toEqual({
        file,
        status: 404,
      });
  });

  it('refuses other methods', async () => {
    expect((await app.inject({ method: 'POST', url: '/api/docs' })).statusCode).toBe(405);
  });
});
