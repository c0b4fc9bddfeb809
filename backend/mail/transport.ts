import { createTransport } from 'nodemailer';
import { writableLine, writableText } from '#src/kernel/text/writable.ts';
import type { ClaimedMail } from './queue.ts';
import type { MailConfig } from './server.ts';

/** What became of one try. */
export type Delivery =
  | { kind: 'accepted' }
  /** This mail, for this recipient; `permanent`: the mail server will never accept it. */
  | { kind: 'refused'; permanent: boolean; reason: string; code: string }
  /** The mail server cannot be reached, or takes no mail of ours at the moment: no mail is at fault. */
  | { kind: 'away'; reason: string; code: string };

/** Hands mails over to a mail server. */
export interface MailTransport {
  /** Never rejects: every failure is a {@link Delivery}. */
  deliver: (mail: ClaimedMail) => Promise<Delivery>;
}

/**
 * The longest times of a delivery and of the question after it, in milliseconds: together shorter than the lease of a mail
 * (`queue.ts`), so that nobody else tries while a delivery still runs.
 */
const waits = {
  dnsTimeout: 10_000,
  connectionTimeout: 15_000,
  greetingTimeout: 15_000,
  socketTimeout: 30_000,
};
const longestDelivery = 120_000;
const longestGreeting = 60_000;
const longestReason = 500;

/** Hands mails over by SMTP. */
export function smtpTransport({ server, from }: MailConfig): MailTransport {
  const { host, port, secure, plain, login } = server;
  const transport = createTransport({
    host,
    port,
    secure,
    // Without encryption no mail leaves, unless the operator said so: a link in it signs somebody in.
    requireTLS: !secure && !plain,
    ignoreTLS: plain,
    ...(login === null ? {} : { auth: { user: login.user, pass: login.password } }),
    ...waits,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const domain = from.address.slice(from.address.lastIndexOf('@') + 1);
  const isThere = (): Promise<boolean> => within(longestGreeting, transport.verify()).catch(() => false);
  return {
    async deliver(mail): Promise<Delivery> {
      try {
        await within(
          longestDelivery,
          transport.sendMail({
            from,
            // An object: a text would be read as a list of addresses.
            to: { name: '', address: mail.recipient },
            subject: writableLine(mail.subject),
            text: writableText(mail.body),
            ...(mail.html === null ? {} : { html: mail.html }),
            messageId: `<${mail.messageKey}@${domain}>`,
            headers: {
              'Auto-Submitted': 'auto-generated',
              ...(mail.unsubscribe === null
                ? {}
                : {
                    'List-Unsubscribe': `<${mail.unsubscribe}>`,
                    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
                  }),
            },
          }),
        );
        return { kind: 'accepted' };
      } catch (error) {
        const failure = failureOf(error);
        // A connection that breaks off in the middle says nothing: is the mail server there for others?
        if (failure.answered || !(await isThere())) return failure.delivery;
        const { reason, code } = failure.delivery;
        return { kind: 'refused', permanent: false, reason, code };
      }
    },
  };
}

/** The error of a mail server, or of the way to it. */
interface SmtpError extends Error {
  code?: string;
  command?: string;
  responseCode?: number;
  response?: string;
}

/** A failed delivery; `answered`: the mail server itself said so, or we found it before asking. */
interface Failure {
  readonly answered: boolean;
  readonly delivery: Exclude<Delivery, { kind: 'accepted' }>;
}

/** Closing the channel, and a conversation that went wrong: neither is about a mail. */
const notOfMail: readonly (number | undefined)[] = [421, 503];

/**
 * What an error is about. About this mail: what the server answered to its recipient or its content (5xx for ever, 4xx
 * for now), and an address that we cannot send to. Everything else is about the server: no connection, no encryption, a
 * login or a sender that it refuses, which is our own mistake.
 */
function failureOf(error: unknown): Failure {
  const {
    code = 'EUNKNOWN',
    command = '',
    responseCode,
    response,
    message,
  }: SmtpError = error instanceof Error ? error : new Error(String(error));
  const about = {
    reason: `${code} ${response ?? message}`.slice(0, longestReason),
    code: [code, command, responseCode].filter((part) => part !== undefined && part !== '').join(' '),
  };
  const unsent = command === 'API' && (code === 'EENVELOPE' || code === 'EMESSAGE');
  const ofMail = (command === 'RCPT TO' || command === 'DATA') && responseCode !== undefined;
  if (unsent || (ofMail && !notOfMail.includes(responseCode))) {
    const permanent = unsent || (responseCode ?? 0) >= 500;
    return { answered: true, delivery: { kind: 'refused', permanent, ...about } };
  }
  return { answered: responseCode !== undefined, delivery: { kind: 'away', ...about } };
}

async function within<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(
      () => reject(Object.assign(new Error('the mail server took too long'), { code: 'ETIMEDOUT' })),
      milliseconds,
    );
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
