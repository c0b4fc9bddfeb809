import { createHmac } from 'node:crypto';
import { CompactSign, exportJWK, exportSPKI, generateKeyPair } from 'jose';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { siteIds } from '#src/sites/registry.ts';
import { verifyAccessToken } from '../verify.ts';
import type { AccessTokenRules } from '../verify.ts';

const now = Math.floor(Date.parse('2026-11-20T12:00:00Z') / 1_000);
const right = {
  iss: 'http://id.velours.localhost:4000/',
  aud: 'https://api.velours.nl',
  azp: 'velours-nl',
  sub: 'a1b2',
  icu: 'a1b2',
  scope: 'openid profile email',
  iat: now - 10,
  exp: now + 890,
};

type Pair = Awaited<ReturnType<typeof generateKeyPair>>;

const base64 = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

describe('verifying an access token', () => {
  let own: Pair;
  let older: Pair;
  let foreign: Pair;
  let rules: AccessTokenRules;
  let refused = 0;
  beforeAll(async () => {
    [own, older, foreign] = await Promise.all([
      generateKeyPair('RS256', { extractable: true }),
      generateKeyPair('RS256', { extractable: true }),
      generateKeyPair('RS256', { extractable: true }),
    ]);
    rules = {
      issuer: right.iss,
      audience: right.aud,
      clientId: right.azp,
      keys: new Map([
        ['own', own.publicKey],
        ['older', older.publicKey],
      ]),
      now: () => new Date(now * 1_000),
    };
    vi.stubGlobal('fetch', () => {
      throw new Error('nothing is fetched to verify a token');
    });
  });
  afterAll(() => {
    vi.unstubAllGlobals();
    process.stdout.write(`SEC10: ${refused} tokens refused\n`);
  });

  function signed(
    claims: Record<string, unknown> = {},
    header: Record<string, unknown> = {},
    key: Pair['privateKey'] = own.privateKey,
  ): Promise<string> {
    // Not with the library's own function, which refuses to write an invalid token.
    return new CompactSign(new TextEncoder().encode(JSON.stringify({ ...right, ...claims })))
      .setProtectedHeader({
        alg: 'RS256',
        typ: 'at+jwt',
        kid: 'own',
        ...header,
      })
      .sign(key);
  }

  async function expectRefused(token: unknown, reason: string, changes: Partial<AccessTokenRules> = {}) {
    const result = await verifyAccessToken({ ...rules, ...changes }, token);
    expect(result).toEqual({ valid: false, reason });
    refused += 1;
  }

  async function expectValid(token: string) {
    const result = await verifyAccessToken(rules, token);
    expect(result).toMatchObject({ valid: true });
  }

  it('R112 R213 tells who it is from a token of our own', async () => {
    expect(await verifyAccessToken(rules, await signed())).toEqual({
      valid: true,
      claims: { sub: 'a1b2', icu: 'a1b2', azp: 'velours-nl', scope: right.scope, exp: right.exp },
    });
    await expectValid(await signed({}, { kid: 'older' }, older.privateKey));
    await expectValid(await signed({ aud: ['https://api.velours.nl', 'https://else.test'] }));
  });

  it('R213 refuses every algorithm but RS256', async () => {
    for (const alg of ['none', 'None', 'NONE', 'nOnE', '']) {
      const head = `${base64({ alg, typ: 'at+jwt', kid: 'own' })}.${base64(right)}`;
      for (const signature of ['', 'x', (await signed()).split('.')[2] ?? '']) {
        const { valid } = await verifyAccessToken(rules, `${head}.${signature}`);
        expect([alg, valid]).toEqual([alg, false]);
        refused += 1;
      }
    }
    // A typical mistake is a verifier that takes the public key for a shared secret.
    const jwk = await exportJWK(own.publicKey);
    const secrets = [await exportSPKI(own.publicKey), jwk.n ?? '', JSON.stringify(jwk), ''];
    for (const [alg, digest] of [
      ['HS256', 'sha256'],
      ['HS384', 'sha384'],
      ['HS512', 'sha512'],
    ] as const) {
      const head = `${base64({ alg, typ: 'at+jwt', kid: 'own' })}.${base64(right)}`;
      for (const secret of secrets) {
        const signature = createHmac(digest, secret).update(head).digest('base64url');
        await expectRefused(`${head}.${signature}`, 'algorithm');
      }
    }
    for (const alg of ['RS384', 'RS512', 'PS256', 'ES256', 'EdDSA'] as const) {
      const pair = await generateKeyPair(alg);
      await expectRefused(await signed({}, { alg }, pair.privateKey), 'algorithm');
    }
  });

  it('R213 refuses other keys, and never looks where a token says its key is', async () => {
    await expectRefused(await signed({}, {}, foreign.privateKey), 'signature');
    await expectRefused(await signed({}, { kid: 'older' }), 'signature');
    const jwk = await exportJWK(foreign.publicKey);
    const pointers = [
      { jku: 'https://evil.test/jwks.json' },
      { jku: 'http://id.velours.localhost:4000/.well-known/jwks.json' },
      { x5u: 'https://evil.test/cert.pem' },
      { jwk },
      { x5c: ['MIIB'] },
      { x5t: 'x' },
    ];
    for (const pointer of pointers) {
      await expectRefused(await signed({}, pointer, foreign.privateKey), 'signature');
      for (const kid of ['evil', '', '../own', 'own\0', 'OWN', '__proto__', 'constructor']) {
        await expectRefused(await signed({}, { ...pointer, kid }, foreign.privateKey), 'unknown-key');
      }
    }
    for (const kid of [undefined, null, 1, true, ['own'], { own: 1 }]) {
      const { valid } = await verifyAccessToken(rules, await signed({}, { kid }));
      expect([kid, valid]).toEqual([kid, false]);
      refused += 1;
    }
    await expectRefused(await signed(), 'unknown-key', { keys: new Map() });
  });

  it('R213 refuses other issuers, audiences, clients and kinds of token', async () => {
    for (const iss of [
      'http://id.velours.localhost:4000',
      'https://id.velours.localhost:4000/',
      'http://id.velours.localhost:4000/x',
      'http://ID.velours.localhost:4000/',
      'https://evil.test/',
      '',
      ['http://id.velours.localhost:4000/'],
      undefined,
    ]) {
      await expectRefused(await signed({ iss }), 'issuer');
    }
    for (const aud of ['https://api.velours.nl/', 'velours-nl', '', [], ['https://evil.test'], undefined]) {
      await expectRefused(await signed({ aud }), 'audience');
    }
    for (const azp of ['velours-fr', 'VELOURS-NL', 'velours-nl ']) {
      await expectRefused(await signed({ azp }), 'client');
    }
    for (const typ of ['JWT', 'at', 'logout+jwt', '', undefined]) {
      await expectRefused(await signed({}, { typ }), 'type');
    }
  });

  it('R213 refuses the tokens of the seven other countries', async () => {
    for (const site of siteIds.filter((id) => id !== 'nl')) {
      const claims = { aud: `https://api.velours.${site}`, azp: `velours-${site}` };
      await expectRefused(await signed(claims), 'audience');
      await expectRefused(await signed({ azp: claims.azp }), 'client');
    }
  });

  it('R213 allows clocks to differ by 60 seconds', async () => {
    await expectValid(await signed({ exp: now - 59 }));
    await expectRefused(await signed({ exp: now - 61 }), 'expired');
    await expectRefused(await signed({ exp: now - 60 }), 'expired');
    await expectValid(await signed({ nbf: now + 60 }));
    await expectRefused(await signed({ nbf: now + 61 }), 'not-yet-valid');
    await expectValid(await signed({ iat: now + 60 }));
    await expectRefused(await signed({ iat: now + 61 }), 'not-yet-valid');
    for (const ahead of [-86_400, -961, 30 * 86_400]) {
      const clock = () => new Date((now + ahead) * 1_000);
      const token = await signed({ nbf: now });
      await expectRefused(token, ahead < 0 ? 'not-yet-valid' : 'expired', { now: clock });
    }
  });

  it('refuses claims that are missing or of another kind', async () => {
    for (const name of ['sub', 'icu', 'azp', 'exp', 'iat', 'scope']) {
      for (const value of [undefined, null, {}, [], true]) {
        await expectRefused(await signed({ [name]: value }), 'claims');
      }
    }
    for (const exp of ['9999999999', '', Number.MAX_VALUE * 2]) {
      await expectRefused(await signed({ exp }), 'claims');
    }
    for (const name of ['sub', 'icu']) await expectRefused(await signed({ [name]: '' }), 'claims');
  });

  it('refuses extensions that it does not know', async () => {
    const [, payload, signature] = (await signed()).split('.');
    for (const header of [
      { alg: 'RS256', typ: 'at+jwt', kid: 'own', crit: ['x'], x: 1 },
      { alg: 'RS256', typ: 'at+jwt', kid: 'own', crit: [] },
      { alg: 'RS256', typ: 'at+jwt', kid: 'own', b64: false, crit: ['b64'] },
    ]) {
      const { valid } = await verifyAccessToken(rules, `${base64(header)}.${payload}.${signature}`);
      expect(valid).toBe(false);
      refused += 1;
    }
  });

  it('refuses what was cut, changed, joined or made long, and never throws', async () => {
    const token = await signed();
    const [header = '', payload = '', signature = ''] = token.split('.');
    const broken: unknown[] = [
      `${token}.${token}`,
      `${header}.${payload}`,
      `${header}..${signature}`,
      `.${payload}.${signature}`,
      `${header}.${payload}.${signature}.`,
      `${header}.${base64({ ...right, sub: 'other' })}.${signature}`,
      `${header}.${Buffer.from('not json').toString('base64url')}.${signature}`,
      `${header}.${base64(null)}.${signature}`,
      `${header}.${base64([right])}.${signature}`,
      `${base64(null)}.${payload}.${signature}`,
      `${base64('text')}.${payload}.${signature}`,
      `${header}.${payload}.${signature} `,
      ` ${token}`,
      `Bearer ${token}`,
      token.replaceAll('.', ','),
      '..',
      '...',
      '....',
      'x',
      '\0',
      '💥.💥.💥',
      `${header}.${payload}.${'A'.repeat(signature.length)}`,
      JSON.stringify({ payload, signatures: [{ protected: header, signature }] }),
    ];
    for (let length = 1; length < token.length; length += 7) broken.push(token.slice(0, length));
    for (let at = header.length + payload.length + 2; at < token.length - 1; at += 11) {
      broken.push(token.slice(0, at) + (token[at] === 'A' ? 'B' : 'A') + token.slice(at + 1));
    }
    for (const one of broken) {
      const { valid } = await verifyAccessToken(rules, one);
      expect([one, valid]).toEqual([one, false]);
      refused += 1;
    }
    for (const one of [
      undefined,
      null,
      0,
      1,
      true,
      {},
      [],
      [token],
      { toString: () => token },
      '',
      Symbol('x'),
    ]) {
      await expectRefused(one, 'not-a-token');
    }
    for (const one of [
      'x'.repeat(1_048_576),
      `${header}.${'x'.repeat(1_048_576)}.${signature}`,
      '.'.repeat(9_000),
    ]) {
      await expectRefused(one, 'too-long');
    }
  });
});
