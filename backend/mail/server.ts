/** The chain's mail server, which accepts our mails and sends them on. */
export interface MailServer {
  readonly host: string;
  readonly port: number;
  /** Whether the connection is encrypted from its first byte; otherwise STARTTLS encrypts it. */
  readonly secure: boolean;
  /** Whether a connection without encryption is used: only with `?tls=off`, and never with a password. */
  readonly plain: boolean;
  readonly login: { readonly user: string; readonly password: string } | null;
}

/** The sender of every mail. */
export interface MailSenderName {
  readonly name: string;
  readonly address: string;
}

/** The configuration of mails: null without a mail server. */
export interface MailConfig {
  readonly server: MailServer;
  readonly from: MailSenderName;
}

/** The form of `SMTP_URL`, for error messages. */
export const expectedMailServer =
  'an address such as smtp://user:password@mail.example:587 (STARTTLS) or smtps://user:password@mail.example:465; smtp://relay.example:25?tls=off, without a password, for a relay in your own network';

/** Reads `SMTP_URL`; null when it is none. */
export function readMailServer(text: string): MailServer | null {
  if (!URL.canParse(text)) return null;
  const url = new URL(text);
  const { protocol, hostname, port, username, password, searchParams, pathname, hash } = url;
  if (protocol !== 'smtp:' && protocol !== 'smtps:') return null;
  if (hostname === '' || (pathname !== '' && pathname !== '/') || hash !== '') return null;
  if ([...searchParams.keys()].some((name) => name !== 'tls')) return null;
  const tls = searchParams.get('tls');
  const secure = protocol === 'smtps:';
  const plain = tls === 'off';
  if ((tls !== null && !plain) || (plain && (secure || username !== ''))) return null;
  if ((username === '') !== (password === '')) return null;
  const [user, secret] = [decoded(username), decoded(password)];
  if (user === null || secret === null) return null;
  return {
    host: hostname.replace(/^\[(.*)\]$/, '$1'),
    port: port === '' ? (secure ? 465 : 587) : Number(port),
    secure,
    plain,
    login: user === '' ? null : { user, password: secret },
  };
}

/** Reads `MAIL_FROM`: `cinema@chain.example`, or `Velours <cinema@chain.example>`; null when it is neither. */
export function readMailFrom(text: string): MailSenderName | null {
  const named = /^([^<>"\p{Cc}]{1,80})<([^<>]+)>$/u.exec(text.trim());
  const address = (named?.[2] ?? text).trim();
  if (address.length > 254 || !/^[\w.+-]+@[a-z\d-]+(?:\.[a-z\d-]+)+$/i.test(address)) return null;
  return { name: named?.[1]?.trim() ?? '', address };
}

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
