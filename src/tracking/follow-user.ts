import { accountStore } from '#src/visitor/account/store.ts';
import { setUserStatus } from './tracker.ts';

let following = false;
let known: (status: 'logged' | 'non logged') => void = () => undefined;

function follow(): void {
  const { status } = accountStore.getState();
  if (status === 'unknown') return;
  const told = status === 'signedIn' ? 'logged' : 'non logged';
  known(told);
  setUserStatus(told);
}

/** From now on page views say whether the visitor is signed in; they wait while that is unknown (R292). */
export function followUser(): void {
  if (following) return;
  following = true;
  setUserStatus(
    new Promise((resolve) => {
      known = resolve;
    }),
  );
  accountStore.subscribe(follow);
  follow();
}
