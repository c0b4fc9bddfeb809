import { accountStore } from './store.ts';

/** Resolves when it is known whether a member is signed in; at once when it is known already. */
export async function accountKnown(): Promise<void> {
  if (accountStore.getState().status !== 'unknown') return;
  await new Promise<void>((resolve) => {
    const unsubscribe = accountStore.subscribe(({ status }) => {
      if (status === 'unknown') return;
      unsubscribe();
      resolve();
    });
  });
}
