import { greetApp, isAppWebview } from '#src/visitor/app-webview.ts';

// Runs before the page comes alive. In the mobile app's webview (R214) the page says so to the app, and to its own styles.
if (isAppWebview(navigator.userAgent)) {
  document.documentElement.dataset['appWebview'] = '';
  greetApp(window);
}
