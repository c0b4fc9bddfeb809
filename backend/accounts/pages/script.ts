/**
 * The only script of the pages. In a frame it tells the site what happened, and lets a button close the frame. Outside
 * a frame it leads to the site. The target of a message is the exact origin of the site, which the server writes into
 * the page from its own list, never `*`.
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
    if (!framed) {
      if (leave) location.replace(leave);
      return;
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
