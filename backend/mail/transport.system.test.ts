import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { createServer } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterEach, describe, expect, it } from 'vitest';
import { writableLine } from '#src/kernel/text/writable.ts';
import { strangeTexts } from '#tests/security/payloads.ts';
import { htmlMail } from './html.ts';
import type { ClaimedMail } from './queue.ts';
import { readMailFrom, readMailServer } from './server.ts';
import type { MailServer } from './server.ts';
import { smtpTransport } from './transport.ts';

const from = { name: 'Velours', address: 'cinema@chain.example' };
const mail: ClaimedMail = {
  id: '1',
  purpose: 'notice-on-sale',
  recipient: 'odile@example.org',
  subject: 'La marée : les places sont en vente',
  body: 'Les places sont en vente.\n\nhttps://www.chain.fr/film/la-marée',
  html: '<!doctype html><p>Les places sont en vente.</p>',
  unsubscribe: 'https://account.chain.example/notice/stop?token=abc',
  link: 'https://www.chain.fr/film/la-marée',
  messageKey: '0b6f7a4e',
  attempts: 1,
  lease: 'x',
};

interface Received {
  from: string;
  to: string[];
  user: string | undefined;
  text: string;
}

const open: { close: () => void }[] = [];
afterEach(() => open.splice(0).forEach((server) => server.close()));

/** A mail server on this machine; `refuse` gives the answers to recipients and to contents. */
async function mailServer(
  refuse: { sender?: number; recipient?: number; content?: number; hangUp?: boolean; login?: boolean } = {},
  options: { authOptional?: boolean; tls?: boolean } = {},
): Promise<{ port: number; received: Received[] }> {
  const received: Received[] = [];
  const failure = (code: number) => Object.assign(new Error('refused'), { responseCode: code });
  const { authOptional = true, tls = false } = options;
  const server = new SMTPServer({
    authOptional,
    hideSTARTTLS: !tls,
    disabledCommands: tls ? [] : ['STARTTLS'],
    allowInsecureAuth: true,
    logger: false,
    onAuth: ({ username, password }, _state, done) => {
      if (refuse.login === true || password !== 'hi:bou') return done(new Error('wrong'));
      return done(null, { user: username ?? '' });
    },
    onMailFrom: (_address, _state, done) =>
      refuse.sender === undefined ? done() : done(failure(refuse.sender)),
    onRcptTo: (_address, _state, done) =>
      refuse.recipient === undefined ? done() : done(failure(refuse.recipient)),
    onData: (stream, state, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        if (refuse.hangUp === true) return hangUp();
        if (refuse.content !== undefined) return done(failure(refuse.content));
        const sender = state.envelope.mailFrom;
        received.push({
          from: sender === false ? '' : sender.address,
          to: state.envelope.rcptTo.map(({ address }) => address),
          user: typeof state.user === 'string' ? state.user : undefined,
          text: Buffer.concat(chunks).toString(),
        });
        return done();
      });
    },
  });
  const hangUp = (): void => server.connections.forEach((connection) => connection.close());
  // A connection that breaks off is no failure of this server.
  server.on('error', () => undefined);
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  open.push({ close: () => server.close() });
  return { port: (server.server.address() as AddressInfo).port, received };
}

/** The HTML of a mail with a title. */
const htmlOf = (title: string) =>
  htmlMail({
    language: 'fr',
    title,
    before: [title],
    button: { label: title, link: 'https://fr.example.org/' },
    after: [],
    small: { text: title, label: title, link: 'https://fr.example.org/' },
  });

/** The headers of a mail as Node.js reads those of an answer; the two protocols write them in the same form. */
async function headersOf(text: string): Promise<Map<string, string>> {
  const head = text.slice(0, text.indexOf('\r\n\r\n')).replaceAll(/\r\n[ \t]+/g, ' ');
  const server = createServer((socket) => socket.end(`HTTP/1.1 200 OK\r\n${head}\r\n\r\n`));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const [answer] = (await once(
    get({ port: (server.address() as AddressInfo).port, host: '127.0.0.1', agent: false }),
    'response',
  )) as [IncomingMessage];
  answer.resume();
  server.close();
  const names = answer.rawHeaders.filter((_, index) => index % 2 === 0);
  expect(new Set(names).size).toBe(names.length);
  return new Map(names.map((name, index) => [name, answer.rawHeaders[index * 2 + 1] ?? '']));
}

const quoted = (text: string) =>
  Buffer.from(
    text.replaceAll(/=([\dA-F]{2})/g, (_, byte: string) => String.fromCharCode(Number.parseInt(byte, 16))),
    'latin1',
  ).toString();

/** A header whose words are encoded (RFC 2047). */
const decoded = (header: string) =>
  header
    .replaceAll(/\?=\s+=\?/g, '?==?')
    .replaceAll(/=\?UTF-8\?([QB])\?([^?]*)\?=/gi, (_, way: string, text: string) =>
      way.toUpperCase() === 'Q' ? quoted(text.replaceAll('_', ' ')) : Buffer.from(text, 'base64').toString(),
    );

/** The content of a part of a mail, whatever its encoding (RFC 2045, 6). */
function decodedPart(part: string): string {
  const end = part.indexOf('\r\n\r\n');
  const body = part.slice(end + 4);
  const way = /^Content-Transfer-Encoding: (\S+)/m.exec(part.slice(0, end))?.[1];
  if (way === 'base64') return Buffer.from(body, 'base64').toString();
  return way === 'quoted-printable' ? quoted(body.replaceAll('=\r\n', '')) : body;
}

const at = (port: number, more: Partial<MailServer> = {}): MailServer => ({
  host: '127.0.0.1',
  port,
  secure: false,
  plain: true,
  login: null,
  ...more,
});

describe('a mail by SMTP', () => {
  it('D56 goes to one recipient, with text and HTML, and says how mail programs stop such mails', async () => {
    const { port, received } = await mailServer();
    expect(await smtpTransport({ server: at(port), from }).deliver(mail)).toEqual({ kind: 'accepted' });
    expect(received).toHaveLength(1);
    const [{ text, ...envelope }] = received as [Received];
    expect(envelope).toEqual({
      from: 'cinema@chain.example',
      to: ['odile@example.org'],
      user: undefined,
    });
    const headers = text.slice(0, text.indexOf('\r\n\r\n')).replaceAll(/\r\n[ \t]+/g, ' ');
    expect(headers).toMatch(/^From: Velours <cinema@chain\.example>$/m);
    expect(headers).toMatch(/^To: odile@example\.org$/m);
    expect(headers).toMatch(/^Message-ID: <0b6f7a4e@chain\.example>$/m);
    expect(headers).toMatch(/^Auto-Submitted: auto-generated$/m);
    expect(headers).toMatch(
      /^List-Unsubscribe: <https:\/\/account\.chain\.example\/notice\/stop\?token=abc>$/m,
    );
    expect(headers).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click$/m);
    expect(text).toContain('Content-Type: text/plain');
    expect(text).toContain('Content-Type: text/html');
  });

  it('has only text and no way to stop when it is about an account', async () => {
    const { port, received } = await mailServer();
    await smtpTransport({ server: at(port), from }).deliver({ ...mail, html: null, unsubscribe: null });
    expect(received[0]?.text).not.toMatch(/text\/html|List-Unsubscribe/);
  });

  it('goes to nobody else, whatever a recipient and a subject contain', async () => {
    const { port, received } = await mailServer();
    const transport = smtpTransport({ server: at(port), from });
    await transport.deliver({ ...mail, subject: 'Hello\r\nBcc: mallory@evil.example' });
    await transport.deliver({ ...mail, recipient: 'odile@example.org, mallory@evil.example' });
    await transport.deliver({ ...mail, recipient: 'odile@example.org\r\nRCPT TO:<mallory@evil.example>' });
    expect(received.map(({ to }) => to).flat()).not.toContain('mallory@evil.example');
    expect(received[0]?.text).not.toMatch(/^Bcc:/m);
  });

  it('has the same headers and parts whatever a title is, for a parser of headers', async () => {
    const { port, received } = await mailServer();
    const transport = smtpTransport({ server: at(port), from });
    for (const text of ['title', ...strangeTexts])
      await transport.deliver({ ...mail, subject: text, body: text, html: htmlOf(text) });
    const heads = await Promise.all(received.map(async ({ text }) => headersOf(text)));
    expect(heads).toHaveLength(strangeTexts.length + 1);
    const [plain] = heads;
    for (const [index, headers] of heads.entries()) {
      const text = index === 0 ? 'title' : (strangeTexts[index - 1] ?? '');
      expect([text, ...headers.keys()]).toEqual([text, ...(plain?.keys() ?? [])]);
      expect(decoded(headers.get('Subject') ?? '').trim()).toBe(writableLine(text).trim());
      const [, body = '', html = ''] = (received[index]?.text ?? '').split(/^--[-\w.]+(?:--)?\r\n/m);
      expect([body, html].map((part) => /^Content-Type: text\/(\w+)/.exec(part)?.[1])).toEqual([
        'plain',
        'html',
      ]);
      // What is encoded stays so; nothing of it is a control character when it is decoded.
      for (const part of [body, html]) expect(decodedPart(part)).not.toMatch(/[^\P{Cc}\t\r\n]/u);
    }
  });

  it('logs in where the address says so', async () => {
    const login = { user: 'velours', password: 'hi:bou' };
    const { port, received } = await mailServer({}, { authOptional: false });
    expect(await smtpTransport({ server: at(port, { login }), from }).deliver(mail)).toEqual({
      kind: 'accepted',
    });
    expect(received[0]?.user).toBe('velours');
  });

  it.each([
    ['an unknown recipient', { recipient: 550 }, true],
    ['a full mailbox', { recipient: 452 }, false],
    ['a content that is refused', { content: 554 }, true],
    ['a content that may come later', { content: 451 }, false],
  ])('%s: %j, for ever: %s', async (_name, refuse, permanent) => {
    const { port } = await mailServer(refuse);
    expect(await smtpTransport({ server: at(port), from }).deliver(mail)).toMatchObject({
      kind: 'refused',
      permanent,
    });
  });

  it.each([
    ['that closes for the moment', { recipient: 421 }],
    ['that refuses our sender', { sender: 550 }],
  ])('a mail server %s is away: no mail is at fault', async (_name, refuse) => {
    const { port } = await mailServer(refuse);
    expect(await smtpTransport({ server: at(port), from }).deliver(mail)).toMatchObject({ kind: 'away' });
  });

  it('takes a mail on which the mail server hangs up for refused, for now, when it greets us again', async () => {
    const { port } = await mailServer({ hangUp: true });
    expect(await smtpTransport({ server: at(port), from }).deliver(mail)).toMatchObject({
      kind: 'refused',
      permanent: false,
    });
  });

  it('a mail server that refuses the login or does not listen is away: no mail is at fault', async () => {
    const login = { user: 'velours', password: 'wrong' };
    const { port } = await mailServer({ login: true }, { authOptional: false });
    const refused = await smtpTransport({ server: at(port, { login }), from }).deliver(mail);
    expect(refused).toMatchObject({ kind: 'away', code: expect.stringContaining('EAUTH') });
    const free = createServer().listen(0, '127.0.0.1');
    await once(free, 'listening');
    const closed = (free.address() as AddressInfo).port;
    free.close();
    await once(free, 'close');
    expect(await smtpTransport({ server: at(closed), from }).deliver(mail)).toMatchObject({ kind: 'away' });
  });

  it('does not leave without encryption unless the operator said so', async () => {
    const { port, received } = await mailServer();
    const outcome = await smtpTransport({ server: at(port, { plain: false }), from }).deliver(mail);
    expect(outcome).toMatchObject({ kind: 'away' });
    expect(received).toEqual([]);
  });
});

describe('the address of a mail server', () => {
  it.each([
    ['smtp://mail.example', { host: 'mail.example', port: 587, secure: false, plain: false, login: null }],
    ['smtps://mail.example', { port: 465, secure: true }],
    ['smtp://a%40b:p%3Aw@mail.example:2525', { port: 2525, login: { user: 'a@b', password: 'p:w' } }],
    ['smtp://relay.internal:25?tls=off', { port: 25, plain: true }],
    ['smtp://[::1]:25?tls=off', { host: '::1' }],
  ])('%s is read', (text, expected) => {
    expect(readMailServer(text)).toMatchObject(expected);
  });

  it.each([
    'mail.example',
    'https://mail.example',
    'smtp://user@mail.example',
    'smtp://user:secret@mail.example?tls=off',
    'smtps://mail.example?tls=off',
    'smtp://mail.example?tls=no',
    'smtp://mail.example/path',
    'smtp://mail.example?pool=true',
  ])('%s is refused', (text) => {
    expect(readMailServer(text)).toBeNull();
  });

  it.each([
    ['cinema@chain.example', { name: '', address: 'cinema@chain.example' }],
    ['Velours <cinema@chain.example>', from],
    ['Vélours, cinémas <a.b+c@chain.example>', { name: 'Vélours, cinémas', address: 'a.b+c@chain.example' }],
  ])('the sender %s is read', (text, expected) => {
    expect(readMailFrom(text)).toEqual(expected);
  });

  it.each(['', 'nobody', 'a@b', 'A <a@b.c> <d@e.f>', 'a@b.c, d@e.f', 'A\r\nBcc: x <a@b.c>'])(
    'the sender %j is refused',
    (text) => {
      expect(readMailFrom(text)).toBeNull();
    },
  );
});
