import { once } from 'node:events';
import { createServer, request, type IncomingMessage, type OutgoingHttpHeaders } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { cpuPath, variables } from './place.ts';

/**
 * A second server within a process that is measured (`node --import`), or in a process of its own. It tells how much processor
 * time the process has used, and repeats answers of the web process: the first request for an address is asked there, each
 * further one gets the same status, headers and bytes by `writeHead` and `end`.
 */
interface Repeated {
  readonly status: number;
  readonly headers: OutgoingHttpHeaders;
  readonly body: Buffer;
}

/** What Node writes by itself, into both answers. */
const ofNode = ['date', 'connection', 'keep-alive'];
/** As in the web process: the time stands in a header. */
const keepAliveTimeout = 75_000;

const answers = new Map<string, Repeated>();

/** Asks the web process, and keeps the answer for the next request. */
async function learn({ url = '', headers }: IncomingMessage): Promise<void> {
  const port = Number(process.env[variables.of]);
  const outgoing = request({ host: '127.0.0.1', port, path: url, headers, agent: false });
  outgoing.end();
  const [answer] = (await once(outgoing, 'response')) as [IncomingMessage];
  const said = Object.entries(answer.headers).filter(([name]) => !ofNode.includes(name));
  const body = await buffer(answer);
  answers.set(url, { status: answer.statusCode ?? 0, headers: Object.fromEntries(said), body });
}

const server = createServer({ keepAliveTimeout }, (incoming, outgoing) => {
  const { url = '' } = incoming;
  const known = answers.get(url);
  if (known !== undefined) {
    outgoing.writeHead(known.status, known.headers);
    outgoing.end(known.body);
  } else if (url === cpuPath) outgoing.end(JSON.stringify(process.cpuUsage()));
  else
    void learn(incoming)
      .then(() => outgoing.end())
      .catch(() => outgoing.destroy());
});
server.listen(Number(process.env[variables.port]), '127.0.0.1');
