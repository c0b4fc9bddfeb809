// @vitest-environment happy-dom
// @vitest-environment-options {"url": "http://fr.velours.test"}
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useEffect } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { earlyScript } from '#src/config/early-script.ts';
import { testConfig } from '#src/popups/host/popup-test-kit.tsx';
import { popupLinks, popupTrigger } from '#src/popups/protocol/trigger.ts';
import { markAttributes } from '#src/ui/mark/mark-attributes.ts';
import { accountTrigger } from '#src/visitor/account/trigger.ts';
import { EarlyPresses } from './early-presses.client.tsx';
import { PartsHost } from './parts-host.client.tsx';
import type { VisitorPartsProps } from './visitor-parts.tsx';

/** Code that is late: nothing answers before it is released, and it may fail instead. */
const late = vi.hoisted(() => {
  const gates: { readonly open: () => void; readonly fail: () => void }[] = [];
  const answered: string[] = [];
  return { gates, answered };
});
vi.mock('#src/visitor/bootstrap.ts', () => ({
  bootstrap: async (_part: string, wake: () => Promise<void>) => {
    const came = await new Promise<boolean>((resolve) => {
      late.gates.push({ open: () => resolve(true), fail: () => resolve(false) });
    });
    if (came) await wake();
    return came;
  },
}));
vi.mock('./visitor-parts.tsx', () => ({
  VisitorParts: () => (
    <>
      <Answers />
      <EarlyPresses />
    </>
  ),
}));

/** Answers every click of the document, as the parts do. */
function Answers() {
  useEffect(() => {
    const answer = (event: Event) => {
      event.preventDefault();
      if (event.target instanceof HTMLElement) late.answered.push(event.target.textContent);
    };
    document.addEventListener('click', answer);
    return () => {
      document.removeEventListener('click', answer);
    };
  }, []);
  return null;
}

const props = { config: testConfig(), stores: null, words: {} } as unknown as VisitorPartsProps;
const press = (name: string) => fireEvent.click(screen.getByText(name));
const isBusy = (name: string) => screen.getByText(name).hasAttribute('aria-busy');

beforeEach(() => {
  late.gates.length = 0;
  late.answered.length = 0;
  // happy-dom has neither, and runs no scripts by itself.
  vi.stubGlobal('CSSPropertyRule', () => undefined);
  vi.stubGlobal('CSS', { supports: () => true });
  // eslint-disable-next-line no-new-func, typescript/no-implied-eval
  new Function(earlyScript)();
  render(
    <>
      <a href="http://fr.velours.test/showtime" {...popupTrigger('showDetails', { show: 'a-1' })}>
        details
      </a>
      <p {...popupLinks('showtimeDetails', {})}>
        <a href="http://fr.velours.test/booking">ticket</a>
      </p>
      <button type="button" onClick={() => undefined} {...markAttributes('wish', 'a-1')}>
        heart
      </button>
      <a href="http://fr.velours.test/register" {...accountTrigger('signUp')}>
        register
      </a>
      <a href="http://fr.velours.test/elsewhere">elsewhere</a>
      <PartsHost {...props} />
    </>,
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('what is pressed between hydration and the parts is pressed when they are there, each once, and links stay on the page', async () => {
  for (const name of ['details', 'ticket', 'heart', 'register'])
    // Prevented: `fireEvent` says so by returning false.
    expect([name, press(name), press(name), isBusy(name)]).toEqual([name, false, false, true]);
  expect(late.answered).toEqual([]);
  late.gates[0]?.open();
  await waitFor(() => expect(late.answered).toEqual(['details', 'ticket', 'heart', 'register']));
  expect(late.gates).toHaveLength(1);
  expect(isBusy('ticket')).toBe(false);
});

it('what no part answers is left to the browser', () => {
  const followed = vi.fn<(event: Event) => void>((event) => event.preventDefault());
  addEventListener('click', followed);
  press('elsewhere');
  fireEvent.click(screen.getByText('ticket'), { ctrlKey: true });
  removeEventListener('click', followed);
  expect(followed).toHaveBeenCalledTimes(2);
  expect([isBusy('elsewhere'), isBusy('ticket')]).toEqual([false, false]);
});

it('when the parts do not come, a pressed link leads where it does without script, and the next press asks again', async () => {
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => undefined);
  press('heart');
  press('ticket');
  late.gates[0]?.fail();
  await waitFor(() => expect(assign).toHaveBeenCalledWith('http://fr.velours.test/booking'));
  expect([isBusy('heart'), isBusy('ticket')]).toEqual([false, false]);
  press('heart');
  await waitFor(() => expect(late.gates).toHaveLength(2));
  late.gates[1]?.open();
  await waitFor(() => expect(late.answered).toEqual(['heart']));
});
