/** The mobile app adds this at the end of its user agent: `VeloursApp/3.2`. */
const appMarker = 'VeloursApp/';

/** Name of the object that receives messages for the app. */
const bridgeName = 'VeloursBridge';

/** Sent at the start: the app shows its own navigation from then on (R214). */
const bootMessage = 'activeUL';

/** Whether a user agent is the mobile app's (R214). */
export function isAppWebview(userAgent: string): boolean {
  return userAgent.includes(appMarker);
}

type Post = (message: string) => void;

function member(value: unknown, name: string): unknown {
  return (typeof value === 'object' || typeof value === 'function') && value !== null && name in value
    ? Reflect.get(value, name)
    : undefined;
}

function postOf(bridge: unknown): Post | null {
  const post = member(bridge, 'postMessage');
  // Called with the bridge as `this`: native methods refuse any other.
  return typeof post === 'function' ? (message) => void Reflect.apply(post, bridge, [message]) : null;
}

/** The native bridge of a window: WebKit's message handler, Android's interface, or React Native's. */
export function bridgeOf(view: unknown): Post | null {
  return (
    postOf(member(member(member(view, 'webkit'), 'messageHandlers'), bridgeName)) ??
    postOf(member(view, bridgeName)) ??
    postOf(member(view, 'ReactNativeWebView'))
  );
}

/**
 * Tells the app that the page has started (R214).
 *
 * @returns whether there was a bridge that accepted the message
 */
export function greetApp(view: unknown): boolean {
  const post = bridgeOf(view);
  if (post === null) return false;
  try {
    post(bootMessage);
    return true;
  } catch {
    return false;
  }
}
