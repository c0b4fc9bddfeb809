// @vitest-environment happy-dom
// @vitest-environment-options {"url": "http://fr.velours.test"}
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { testConfig } from './popup-test-kit.tsx';
import { popupStore } from '../protocol/store.ts';
import { popupTrigger } from '../protocol/trigger.ts';
import { PopupHost } from './popup-host.client.tsx';

vi.mock('./popup-surface.client.tsx', () => {
  throw new Error('the line is down');
});

afterEach(cleanup);

it('where not even the frame can be had, a link leads where it does without script', async () => {
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => undefined);
  const words = { close: 'Fermer', loading: 'Un instant', failed: 'Raté', retry: 'Encore', follow: 'Aller' };
  render(
    <>
      <a href="https://tickets.example/booking" {...popupTrigger('experienceTeaser', { tag: 'imax' })}>
        Open
      </a>
      <PopupHost config={testConfig()} words={words} />
    </>,
  );
  fireEvent.click(screen.getByText('Open'));
  await waitFor(() => expect(assign).toHaveBeenCalledWith('https://tickets.example/booking'));
  expect(popupStore.getState().open).toEqual([]);
});
