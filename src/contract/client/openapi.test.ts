import { createConfig, lintFromString } from '@redocly/openapi-core';
import { expect, it } from 'vitest';
import { clientOpenApiDocument } from './openapi.ts';

it('the document of the client host passes the linter: every operation has its errors and says who may make it', async () => {
  const config = await createConfig({
    extends: ['recommended'],
    rules: { 'operation-4xx-response': 'error', 'security-defined': 'error' },
  });
  const document = clientOpenApiDocument({ version: '1.2.3', origin: 'https://account.example.org' });
  const problems = await lintFromString({ source: JSON.stringify(document), config });
  expect(
    problems.map(({ ruleId, message, location: [at] }) => `${ruleId} ${at?.pointer ?? ''} ${message}`),
  ).toEqual([]);
});
