// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { WithMessages } from '#src/i18n/messages-test-kit.tsx';
import { CheckedAt } from './checked-at.tsx';

const said = (time: string | null) =>
  render(
    <WithMessages locale="fr-FR">
      <CheckedAt locale="fr-FR" time={time} />
    </WithMessages>,
  ).container.textContent;

afterEach(cleanup);

it('D55 the programme says when it was checked, and on which day', () => {
  expect(said('2026-11-20 18:42:00')).toBe('Horaires à jour le vendredi 20 novembre à 18h42');
  expect(said('2026-11-19 23:05:00')).toBe('Horaires à jour le jeudi 19 novembre à 23h05');
  expect(said(null)).toBe('');
});
