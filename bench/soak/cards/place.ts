import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { request, type ClientRequest, type IncomingMessage } from 'node:http';
import { Agent, request as requestSecurely } from 'node:https';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { captchaHeader } from '#src/contract/client/captcha-challenge/proof.ts';
import { OwnBackend } from '#tests/support/own-backend.ts';
import { OwnEdge } from '#tests/support/own-edge.ts';
import { freePort, OwnWeb } from '#tests/support/own-web.ts';

/** The site that has cards. */
export const cardSite = 'nl';
const host = `${cardSite}.example.com`;
const place = { host: '127.0.0.1' };

/** Whoever asks for a card: a connection that stays open, and the address from which it comes. */
export interface Visitor {
  readonly ask: (target: string, proof?: string) => Promise<CardAnswer>;
  readonly leave: () => void;
}

/** An answer about a card. */
export interface CardAnswer {
  readonly status: number;
  readonly body: string;
  /** From the first byte of the request to the last of the answer. */
  readonly milliseconds: number;
}

/** The calls of cards as in production: nginx as shipped, web and backend with their own limits, an operator's cards. */
export class CardPlace {
  readonly #folder: string;
  readonly #backend: OwnBackend;
  readonly #web: OwnWeb;
  readonly #edge: OwnEdge;
  readonly #backendPort: number;

  private constructor(folder: string, backendPort: number, backend: OwnBackend, web: OwnWeb, edge: OwnEdge) {
    this.#folder = folder;
    this.#backendPort = backendPort;
    this.#backend = backend;
    this.#web = web;
    this.#edge = edge;
  }

  /**
   * Starts them.
   *
   * @param cards the document of an operator's cards
   * @param difficulty zero bits of a puzzle's part
   * @param nginx the program
   */
  static async start(cards: object, difficulty: number, nginx: string): Promise<CardPlace> {
    const folder = await mkdtemp(path.join(tmpdir(), 'velours-cards-'));
    const document = path.join(folder, 'cards.json');
    await writeFile(document, JSON.stringify(cards));
    const [backendPort, webPort] = [await freePort(), await freePort()];
    const both = { LOG_LEVEL: 'trace', SITE_ORIGIN: 'https://{site}.example.com' };
    const backend = await OwnBackend.start([cardSite], {
      port: backendPort,
      log: path.join(folder, 'backend.log'),
      environment: {
        ...both,
        // In tests the limits of an address are wide.
        VELOURS_ENV: 'production',
        DATABASE_URL: 'embedded',
        CARDS_FILE: document,
        CAPTCHA_DIFFICULTY: String(difficulty),
        TRUSTED_PROXIES: '127.0.0.1',
      },
    });
    const web = await OwnWeb.start(backend.apiOrigin, {
      port: webPort,
      // What is late is late, and is measured.
      environment: { ...both, API_TIMEOUT_MS: '10000' },
    });
    const edge = await OwnEdge.start(nginx, { web: webPort, backend: backendPort });
    return new CardPlace(folder, backendPort, backend, web, edge);
  }

  /** A new puzzle of the client host, as text. */
  async puzzle(): Promise<string> {
    const outgoing = request({
      ...place,
      port: this.#backendPort,
      path: '/api/nl/captcha/challenge',
      headers: { host: 'account.velours.localhost:4000', origin: `https://${host}` },
    });
    outgoing.end();
    const [answer] = (await once(outgoing, 'response')) as [IncomingMessage];
    return text(answer);
  }

  /** Somebody at the edge, whose connection comes from an address of this machine. */
  visitor(from: string): Visitor {
    const tls = { ...this.#edge.tls, servername: host };
    const agent = new Agent({ keepAlive: true, localAddress: from, ...tls });
    return {
      ask: (target, proof) => {
        const headers = { host, ...(proof === undefined ? {} : { [captchaHeader]: proof }) };
        return timed(requestSecurely({ ...place, ...tls, agent, path: `/api/${target}`, headers }));
      },
      leave: () => agent.destroy(),
    };
  }

  /** Asks the backend itself, which believes what web says about the address. */
  ask(target: string, proof: string, from: string): Promise<CardAnswer> {
    const headers = { [captchaHeader]: proof, 'x-forwarded-for': from };
    return timed(request({ ...place, port: this.#backendPort, path: `/${cardSite}/api/${target}`, headers }));
  }

  /** What the three of them have written into their logs, in lines. */
  async lines(): Promise<readonly string[]> {
    const files = [
      path.join(this.#folder, 'backend.log'),
      ...['access.log', 'error.log'].map((name) => path.join(this.#edge.folder, name)),
    ];
    const texts = await Promise.all(files.map((file) => readFile(file, 'utf8')));
    return [...texts, this.#web.errors].flatMap((one) => one.split('\n')).filter((line) => line !== '');
  }

  async stop(): Promise<void> {
    await this.#edge.stop();
    await this.#web.stop();
    await this.#backend.stop();
    await rm(this.#folder, { recursive: true, force: true });
  }
}

/** Sends a request and measures its answer. */
async function timed(outgoing: ClientRequest): Promise<CardAnswer> {
  const start = performance.now();
  outgoing.end();
  const [answer] = (await once(outgoing, 'response')) as [IncomingMessage];
  const body = await text(answer);
  return { status: answer.statusCode ?? 0, body, milliseconds: performance.now() - start };
}
