import { machineNow } from '#src/kernel/date/clock.ts';
import type { ComponentType } from 'react';
import type { Locale } from '#src/sites/site.ts';
import type { PushCardProps } from './push-card.client.tsx';
import { pushKey, staysAway } from './push-expiration.ts';
import type { HeaderPush } from './read-push.ts';

/** The stored date, or null when there is none or no storage. */
function stored(): string | null {
  try {
    return localStorage.getItem(pushKey);
  } catch {
    return null;
  }
}

/** The header push with what shows it; null when it stays away (R178), or there is none. */
export async function bringPush(
  locale: Locale,
): Promise<{ readonly push: HeaderPush; readonly Card: ComponentType<PushCardProps> } | null> {
  if (staysAway(stored(), machineNow().getTime())) return null;
  const [{ readHeaderPush }, { PushCard }] = await Promise.all([
    import('./read-push.ts'),
    import('./push-card.client.tsx'),
  ]);
  const push = await readHeaderPush(locale);
  return push === null ? null : { push, Card: PushCard };
}
