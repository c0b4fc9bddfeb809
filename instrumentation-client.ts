import { greetApp, isAppWebview } from '#src/visitor/app-webview.ts';
import { watchErrors } from '#src/visitor/errors/report-error.ts';

// Runs before the page comes alive, so that its own failure is reported too.
watchErrors(window);

// In the mobile app's webview (R214) the page says so to the app, and to its own styles.
if (isAppWebview(navigator.userAgent)) {
  document.documentElement.dataset['appWebview'] = '';
  greetApp(window);
}
