import type { FastifyInstance } from 'fastify';
import { acceptedLanguage } from '../../accounts/pages/routes.ts';
import { problemOf, sendProblem } from '../../http/problem.ts';
import { openNotice, stopNotice } from '../orders.ts';
import type { NoticeContext } from '../orders.ts';
import { noticePaths, oneTouchPath } from '../paths.ts';

/** The largest body that a mail program sends: one field. */
const longestBody = 4 * 1_024;

/**
 * The address in the `List-Unsubscribe` header (RFC 8058). Mail programs send a POST without cookies, origin or token of
 * a form; the secret in the address is the proof, and the body says that a person meant it. A person who opens the
 * address comes to the page with the button, because mail scanners open it too.
 */
export function registerOneTouch(scope: FastifyInstance, context: NoticeContext): void {
  scope.removeAllContentTypeParsers();
  // Senders use either form encoding; what is looked for stands in both as it is.
  scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: longestBody }, (_request, text, done) =>
    done(null, String(text)),
  );
  scope.get<{ Querystring: Record<string, unknown> }>(oneTouchPath, async (request, reply) => {
    const { token } = request.query;
    const language = acceptedLanguage(request.headers['accept-language']);
    const shown = await openNotice(context, token, 'stop', language);
    const site = shown?.notice.subject.site ?? [...context.accounts.siteOrigins.keys()][0] ?? 'fr';
    return reply.redirect(noticePaths.stop(language, site, typeof token === 'string' ? token : ''), 303);
  });
  scope.post<{ Querystring: Record<string, unknown> }>(
    oneTouchPath,
    { bodyLimit: longestBody },
    async (request, reply) => {
      if (typeof request.body !== 'string' || !saysOneClick(request.body))
        return sendProblem(reply, problemOf(400, 'The body is not List-Unsubscribe=One-Click.'));
      await stopNotice(context, request.query['token'], 'all');
      return reply.code(204).send();
    },
  );
}

/** Whether a body says `List-Unsubscribe=One-Click`, in either encoding of a form. */
function saysOneClick(body: string): boolean {
  return (
    new URLSearchParams(body).get('List-Unsubscribe') === 'One-Click' ||
    /name="?List-Unsubscribe"?\r?\n(?:[^\r\n]+\r?\n)*\r?\nOne-Click\r?\n/i.test(body)
  );
}
