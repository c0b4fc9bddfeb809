import { greetApp, isAppWebview } from '#src/visitor/app-webview.ts';
import { watchErrors } from '#src/visitor/errors/report-error.ts';

// In a browser older than those that are supported the page stays as it is without script (ADR-0105). There is no other
// way to keep Next.js from bringing it alive.
if (document.documentElement.dataset['script'] === undefined) throw new Error('unsupported browser');

// Runs before the page comes alive, so that its own failure is reported too.
watchErrors(window);

// In the mobile app's webview (R214) the page says so to the app, and to its own styles.
if (isAppWebview(navigator.userAgent)) {
  document.documentElement.dataset['appWebview'] = '';
  greetApp(window);
}
