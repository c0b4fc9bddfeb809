// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { WithMessages } from '#src/i18n/messages-test-kit.tsx';
import { CtaLink } from './cta-link.tsx';

afterEach(cleanup);

it('R106 each type of call to action has a look of its own, a new window its sign', () => {
  const links = (['yellow', 'black', 'booking'] as const).map((type, index) => {
    const cta = { label: 'Go', url: 'https://a.example/', newWindow: index === 0, type };
    const { container } = render(
      <WithMessages locale="fr-FR">
        <CtaLink cta={cta} />
      </WithMessages>,
    );
    return container.querySelector('a');
  });
  expect(new Set(links.map((link) => link?.className)).size).toBe(3);
  expect(links.map((link) => link?.target)).toEqual(['_blank', '', '']);
  expect(links.map((link) => link?.querySelectorAll('[data-icon]').length)).toEqual([1, 0, 1]);
});
