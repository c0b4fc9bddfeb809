import { form } from '../../accounts/pages/form.ts';
import { layout, opening } from '../../accounts/pages/layout.ts';
import type { FormPage, Outcome } from '../../accounts/pages/page.ts';
import { pageAddress } from '../../accounts/pages/visit.ts';
import type { Visit } from '../../accounts/pages/visit.ts';
import { markup } from '../../html/markup.ts';
import { confirmNotice, countOthers, openNotice, stopNotice } from '../orders.ts';
import type { NoticeContext, ShownNotice } from '../orders.ts';
import { noticePages } from '../paths.ts';
import { noticeWords, subjectLine } from '../words.ts';

type LinkPage = (typeof noticePages)['confirm' | 'stop'];

/** The page of the link that confirms. Opening it confirms nothing, because mail scanners open links. */
export function confirmPage(context: NoticeContext): FormPage {
  return {
    name: noticePages.confirm,

    async show(visit): Promise<Outcome> {
      const shown = await openNotice(context, visit.query['token'], 'confirm', visit.language);
      if (shown === null) return stale(visit, noticePages.confirm);
      const words = noticeWords[visit.language];
      const { title, submit } = words.confirm;
      return page(visit, noticePages.confirm, title, [
        opening(title, subjectLine(words, shown.described)),
        button(visit, noticePages.confirm, submit),
      ]);
    },

    async submit(visit): Promise<Outcome> {
      const shown = await openNotice(context, visit.query['token'], 'confirm', visit.language);
      if (shown === null) return stale(visit, noticePages.confirm);
      await confirmNotice(context, shown);
      const words = noticeWords[visit.language];
      const { title, text } = words.confirmed;
      return page(visit, noticePages.confirm, title, [
        opening(title, subjectLine(words, shown.described)),
        markup`<p>${text(shown.notice.email)}</p>`,
      ]);
    },
  };
}

/** The page of the link that stops, with one button; with a second one when the person waits for other films too. */
export function stopPage(context: NoticeContext): FormPage {
  return {
    name: noticePages.stop,

    async show(visit): Promise<Outcome> {
      const shown = await openNotice(context, visit.query['token'], 'stop', visit.language);
      if (shown === null) return stale(visit, noticePages.stop, 200);
      return stopDocument(visit, shown, await countOthers(context, shown));
    },

    async submit(visit, sent): Promise<Outcome> {
      await stopNotice(context, visit.query['token'], sent['extent'] === 'all' ? 'all' : 'one');
      const { title, text } = noticeWords[visit.language].stopped;
      return page(visit, noticePages.stop, title, [opening(title, text)]);
    },
  };
}

function stopDocument(visit: Visit, { described }: ShownNotice, others: number): Outcome {
  const words = noticeWords[visit.language];
  const { title, submit, all } = words.stop;
  const fields = markup`<input type="hidden" name="extent" value="all" />`;
  return page(visit, noticePages.stop, title, [
    opening(title, subjectLine(words, described)),
    button(visit, noticePages.stop, submit),
    ...(others === 0
      ? []
      : [
          markup`<section>${form(visit, addressOf(visit, noticePages.stop), fields, all(others), true)}</section>`,
        ]),
  ]);
}

function stale(visit: Visit, name: LinkPage, status = 410): Outcome {
  const { title, text } = noticeWords[visit.language].stale;
  return { ...page(visit, name, title, [opening(title, text)]), status };
}

function page(visit: Visit, name: LinkPage, title: string, parts: readonly ReturnType<typeof markup>[]) {
  return { kind: 'page' as const, html: layout(visit, { name, title, body: markup`${parts}` }) };
}

function button(visit: Visit, name: LinkPage, submit: string): ReturnType<typeof markup> {
  return form(visit, addressOf(visit, name), markup``, submit);
}

function addressOf(visit: Visit, name: LinkPage): string {
  const { token } = visit.query;
  return pageAddress(visit, name, { token: typeof token === 'string' ? token : '' });
}
