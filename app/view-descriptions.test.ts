import { expect, it, vi } from 'vitest';
import { citiesFixture } from '#src/contract/cities/fixture.ts';
import type { Locale } from '#src/sites/site.ts';
import { generateMetadata } from './[locale]/shows/[day]/[filters]/[quarter]/page.tsx';

const reads = vi.hoisted(() => ({ answers: new Map<string, unknown>(), asked: [] as string[] }));
vi.mock('#src/api/read.ts', async () => (await import('#src/api/read-test-kit.ts')).readsOf(reads));
vi.mock('next-intl/server', async () => {
  const { createTranslator } = await import('next-intl');
  const { messagesOf } = await import('#src/i18n/messages.ts');
  return {
    getTranslations: ({ locale, namespace }: { locale: Locale; namespace?: string }) =>
      createTranslator({ locale, messages: messagesOf(locale), namespace } as never),
  };
});

it.each(['fr-FR', 'en-FR', 'de-CH', 'nl-NL'])('a preview says what its view is, in %s', async (locale) => {
  reads.answers.set('cities', citiesFixture);
  const told = await Promise.all(
    ['-', 'view-soon', 'view-table', 'view-plan', 'view-last'].map((filters) =>
      generateMetadata({
        params: Promise.resolve({ locale, day: '2026-11-20', filters, quarter: '-' }),
      }),
    ),
  );
  const descriptions = told.map(({ description }) => description);
  expect(new Set(descriptions).size).toBe(descriptions.length);
  expect(told.map(({ openGraph }) => openGraph?.description)).toEqual(descriptions);
});
