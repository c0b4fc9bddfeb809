// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { WithMessages } from '#src/i18n/messages-test-kit.tsx';
import type { Locale } from '#src/sites/site.ts';
import { useTimeNames } from './time-names.ts';

afterEach(cleanup);

function Name({ locale, span }: { readonly locale: Locale; readonly span: string }) {
  return useTimeNames(locale)(span);
}

it.each([
  ['fr-FR', '0500-1200', 'Le matin'],
  ['fr-FR', '1900-2900', 'Dès 19h00'],
  ['fr-FR', '0500-1600', 'Avant 16h00'],
  ['fr-FR', '1400-1600', 'De 14h00 à 16h00'],
  ['en-FR', '1900-2900', 'From 19:00'],
  ['de-CH', '0500-1600', 'Vor 16:00'],
  ['nl-NL', '1900-2900', 'Vanaf 19:00'],
  ['fr-FR', 'never', 'never'],
] as const)('D45 in %s the span %s is called %s', (locale, span, name) => {
  const { container } = render(
    <WithMessages locale={locale}>
      <Name locale={locale} span={span} />
    </WithMessages>,
  );
  expect(container.textContent).toBe(name);
});
