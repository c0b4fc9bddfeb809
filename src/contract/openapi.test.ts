import { createConfig, lintFromString } from '@redocly/openapi-core';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { endpoints } from './endpoints.ts';
import { guardedEndpoints } from './guarded.ts';
import { openApiDocument } from './openapi.ts';
import { problem } from './problem.ts';

const schemaObject = z.record(z.string(), z.unknown());

const content = z.record(z.string(), z.object({ schema: schemaObject }));

/** The rules of OpenAPI 3.1 for the parts that this document uses. */
const documentShape = z.object({
  openapi: z.string().regex(/^3\.1\.\d+$/),
  info: z.object({ title: z.string(), version: z.string() }),
  servers: z.array(z.object({ url: z.string() })),
  components: z.object({ schemas: z.record(z.string().regex(/^[\w.-]+$/), schemaObject) }),
  paths: z.record(
    z.string().startsWith('/'),
    z.strictObject({
      get: z.strictObject({
        operationId: z.string(),
        summary: z.string(),
        parameters: z
          .array(
            z.object({
              name: z.string(),
              in: z.enum(['path', 'query', 'header']),
              required: z.boolean().optional(),
              schema: schemaObject,
            }),
          )
          .default([]),
        responses: z.record(
          z.string().regex(/^(?:[1-5]\d\d|4XX|default)$/),
          z.object({ description: z.string(), content }),
        ),
      }),
    }),
  ),
});

const document: unknown = openApiDocument({
  title: 'Velours',
  version: '1.2.3',
  serverUrl: 'http://127.0.0.1:4000/fr',
});
const parsed = documentShape.parse(document);
const operations = Object.entries(parsed.paths).map(([path, item]) => ({ path, ...item.get }));

/** What the linter has against a document, with its strictest rules. */
async function problemsIn(checked: unknown): Promise<string[]> {
  const config = await createConfig({
    extends: ['recommended-strict'],
    rules: { 'operation-4xx-response': 'error', 'security-defined': 'error' },
  });
  const problems = await lintFromString({ source: JSON.stringify(checked), config });
  return problems.map(({ ruleId, message, location: [at] }) => `${ruleId} ${at?.pointer ?? ''} ${message}`);
}

const shapeOf = (path: string) => path.replaceAll(/\{\w+\}/g, '{}');

const statuses = (id: string) =>
  Object.keys(operations.find(({ operationId }) => operationId === id)?.responses ?? {});

describe('openApiDocument', () => {
  it('is an OpenAPI 3.1 document with title, version and server', () => {
    expect(parsed.openapi).toBe('3.1.1');
    expect(parsed.info).toMatchObject({ title: 'Velours', version: '1.2.3' });
    expect(parsed.servers).toStrictEqual([{ url: 'http://127.0.0.1:4000/fr' }]);
  });

  it('passes the linter: every operation has its errors, and no call leaves open who may make it', async () => {
    expect(await problemsIn(document)).toEqual([]);
    const { security: _security, ...open } = schemaObject.parse(document);
    expect((await problemsIn(open)).length).toBeGreaterThan(0);
  });

  it('has every endpoint and alias, and no path twice', () => {
    const described = operations.map(({ path }) => shapeOf(path));
    const wanted = Object.values(endpoints).flatMap(({ path, aliases }) => [path, ...aliases].map(shapeOf));
    expect(new Set(described).size).toBe(described.length);
    const guarded = Object.values(guardedEndpoints).map(({ path }) => shapeOf(path));
    expect(new Set(described)).toStrictEqual(new Set([...wanted, ...guarded]));
  });

  it('has unique operation ids', () => {
    const ids = operations.map(({ operationId }) => operationId);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toContain('showtimesEventOrShowtimesCinema');
  });

  it('declares every parameter of a path as required, and language wherever it counts', () => {
    for (const { path, parameters } of operations) {
      const inPath = parameters.filter((parameter) => parameter.in === 'path');
      const braces = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      expect(inPath.map(({ name }) => name)).toStrictEqual(braces);
      expect(inPath.every(({ required }) => required === true)).toBe(true);
      const calls = [
        ...Object.values(endpoints),
        ...Object.values(guardedEndpoints).map((call) => ({ ...call, localised: true, aliases: [] })),
      ];
      const localised = calls.some(
        (endpoint) =>
          endpoint.localised &&
          [endpoint.path, ...endpoint.aliases].some((other) => shapeOf(other) === shapeOf(path)),
      );
      expect(parameters.some(({ name }) => name === 'language')).toBe(localised);
    }
  });

  it('resolves every reference', () => {
    const references = [...JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g)].map(
      ([, target]) => target,
    );
    expect(references.length).toBeGreaterThan(20);
    for (const target of new Set(references)) {
      const name = target?.replace('#/components/schemas/', '') ?? '';
      expect(parsed.components.schemas).toHaveProperty([name]);
    }
  });

  it('answers problems as problem+json, 404 and 410 where the contract says so', () => {
    expect(statuses('show')).toStrictEqual(['200', '400', '404', '410', '4XX', 'default']);
    expect(statuses('showCinemas')).toStrictEqual(['200', '400', '4XX', 'default']);
    expect(statuses('tags')).toStrictEqual(['200', '4XX', 'default']);
    for (const { responses } of operations) {
      for (const [status, answer] of Object.entries(responses)) {
        const types = Object.keys(answer.content);
        expect(types).toStrictEqual([status === '200' ? 'application/json' : 'application/problem+json']);
      }
    }
  });

  it('describes what is written: every field required, no object closed', () => {
    const show = z
      .object({ required: z.array(z.string()), properties: schemaObject })
      .parse(parsed.components.schemas['Show']);
    expect(show.required).toStrictEqual(Object.keys(show.properties));
    expect(show.required).toHaveLength(35);
    expect(JSON.stringify(document)).not.toContain('"additionalProperties":false');
  });
});

describe('problem', () => {
  it('reads RFC 9457 problem details', () => {
    const body = {
      type: 'about:blank',
      title: 'Bad Request',
      status: 400,
      errors: [{ parameter: 'date', message: 'expected a real calendar day' }],
    };
    expect(problem.parse(body)).toStrictEqual(body);
    expect(problem.safeParse({ title: 'Fine', status: 200 }).success).toBe(false);
  });
});
