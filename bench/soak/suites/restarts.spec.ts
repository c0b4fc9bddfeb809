import { test } from '@playwright/test';
import { expectNoLoss } from '../../../e2e/support/restart-load.ts';

/** The long form of `e2e/failures/restarts.spec.ts`, with ten times the connections. Without a browser. */
test('REL2 twenty times one of two processes is killed or stopped under load, and no request is lost', async () => {
  await expectNoLoss(20, { connections: 200, between: 300 });
});
