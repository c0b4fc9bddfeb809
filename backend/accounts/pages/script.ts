/**
 * The only script of the pages. In a frame it tells the site what happened, and lets a button close the frame; the
 * welcome counts as seen however it is left (D53), except for another language. Outside a frame it leads to the site.
 * Everywhere it shows a password while its button is pressed; a form is sent with it hidden. The target of a message is
 * the exact origin of the site, which the server writes into the page from its own list, never `*`.
 */
export const script = `
(() => {
  const root = document.documentElement;
  const { origin, messages, leave } = root.dataset;
  const framed = window.parent !== window;
  const send = (message) => {
    if (framed && origin) window.parent.postMessage(message, origin);
  };
  if (framed) root.dataset.framed = '';
  document.addEventListener('DOMContentLoaded', () => {
    for (const button of document.querySelectorAll('[data-reveal]')) {
      const input = document.getElementById(button.dataset.reveal);
      const show = (shown) => {
        input.type = shown ? 'text' : 'password';
        button.setAttribute('aria-pressed', shown);
      };
      button.hidden = false;
      button.addEventListener('click', () => show(input.type === 'password'));
      input.form.addEventListener('submit', () => show(false));
    }
    if (!framed) {
      if (leave) location.replace(leave);
      return;
    }
    if ('sends' in root.dataset) {
      const [form] = document.forms;
      let turns = false;
      for (const link of document.querySelectorAll('a[hreflang]'))
        link.addEventListener('click', () => (turns = true));
      addEventListener('pagehide', () => {
        if (!turns) navigator.sendBeacon(form.action, new URLSearchParams(new FormData(form)));
      });
    }
    for (const message of JSON.parse(messages || '[]')) send(message);
    if (!origin) return;
    for (const button of document.querySelectorAll('[data-close]')) {
      button.hidden = false;
      button.addEventListener('click', () => send({ type: 'close' }));
    }
  });
})();
`;
