import { createTransport } from 'nodemailer';
import type { ClaimedMail } from './queue.ts';
import type { MailConfig } from './server.ts';

/** What became of one try. */
export type Delivery =
  | { kind: 'accepted' }
  /** `permanent`: the mail server will never accept this mail for this recipient. */
  | { kind: 'refused'; permanent: boolean; reason: string; code: string };

/** Hands mails over to a mail server. */
export interface MailTransport {
  /** Never rejects: every failure is a {@link Delivery}. */
  deliver: (mail: ClaimedMail) => Promise<Delivery>;
}

/**
 * The longest times of a delivery, in milliseconds: together shorter than the lease of a mail (`queue.ts`), so that
 * nobody else tries while a delivery still runs.
 */
const waits = {
  dnsTimeout: 10_000,
  connectionTimeout: 15_000,
  greetingTimeout: 15_000,
  socketTimeout: 30_000,
};
const longestDelivery = 120_000;
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
  return {
    async deliver(mail): Promise<Delivery> {
      try {
        await within(
          longestDelivery,
          transport.sendMail({
            from,
            // An object: a text would be read as a list of addresses.
            to: { name: '', address: mail.recipient },
            subject: mail.subject,
            text: mail.body,
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
        return refusalOf(error);
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

/**
 * Whether an error is about this mail for ever: the server refused its recipient or its content with 5xx. A refused
 * login or sender is our own mistake, and 503 says that the conversation went wrong: those mails wait.
 */
function refusalOf(error: unknown): Delivery {
  const {
    code = 'EUNKNOWN',
    command = '',
    responseCode,
    response,
    message,
  }: SmtpError = error instanceof Error ? error : new Error(String(error));
  const ofMail = command === 'RCPT TO' || command === 'DATA' || (command === 'API' && code === 'EENVELOPE');
  const final = responseCode === undefined ? command === 'API' : responseCode >= 500 && responseCode !== 503;
  return {
    kind: 'refused',
    permanent: ofMail && final,
    reason: `${code} ${response ?? message}`.slice(0, longestReason),
    code: [code, command, responseCode].filter((part) => part !== undefined && part !== '').join(' '),
  };
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
