import { http, HttpResponse } from 'msw';
import { clientFixtures } from '#src/contract/client/fixtures.ts';
import { clientEndpoints, type ClientEndpointId } from '#src/contract/client/endpoints.ts';
import type { AccountConfig, VisitorConfig } from '../config.ts';

/** Origins of the tests: the site and the client host are on one domain. */
export const testOrigins = {
  site: 'http://fr.velours.test',
  client: 'http://account.velours.test',
  identity: 'http://id.velours.test',
} as const;

/** A site whose members sign in at the client host. */
export const clientHostConfig = {
  adapter: 'client-host',
  clientUrl: testOrigins.client,
} as const satisfies AccountConfig;

/** A site whose members sign in at the identity provider. */
export const providerConfig = {
  adapter: 'identity-provider',
  clientUrl: testOrigins.client,
  issuer: testOrigins.identity,
  clientId: 'velours-nl',
  audience: 'https://api.velours.nl',
} as const satisfies AccountConfig;

/** The configuration of a site's islands, in tests. */
export function testConfig(account: AccountConfig | null = clientHostConfig): VisitorConfig {
  return {
    locale: 'fr-FR',
    account,
    favouriteLimit: 5,
    nearby: { cinemas: 6, kilometres: 50 },
    fixedNow: null,
  };
}

/** A call as the client host of the tests received it. */
export interface SeenCall {
  readonly id: ClientEndpointId;
  readonly method: string;
  /** Path and query. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
}

/** A client host that answers with the contract's fixtures. */
export class TestClientHost {
  readonly seen: SeenCall[] = [];
  /** Answers that replace the fixtures, by call. */
  readonly answers: Partial<Record<ClientEndpointId, () => Response | Promise<Response>>> = {};

  /** The ids of the calls that were made. */
  get calls(): ClientEndpointId[] {
    return this.seen.map(({ id }) => id);
  }

  /** Forgets the received calls and the replaced answers. */
  reset(): void {
    this.seen.length = 0;
    for (const id of Object.keys(this.answers)) Reflect.deleteProperty(this.answers, id);
  }

  /** A handler for each call of the contract, at both of its paths (R254). */
  handlers() {
    const ids = Object.keys(clientEndpoints) as ClientEndpointId[];
    return ids.flatMap((id) => {
      const { method, path } = clientEndpoints[id];
      const verb = method.toLowerCase() as 'get' | 'post' | 'patch' | 'delete';
      return ['fr', 'en', 'de', 'nl', 'v1'].map((mount) =>
        http[verb](
          `${testOrigins.client}/api/${mount}${path.replaceAll(/\{(\w+)\}/g, ':$1')}`,
          async ({ request }) => {
            const text = await request.clone().text();
            const { pathname, search } = new URL(request.url);
            this.seen.push({
              id,
              method,
              path: `${pathname}${search}`,
              headers: Object.fromEntries(request.headers),
              body: text === '' ? undefined : JSON.parse(text),
            });
            const own = await this.answers[id]?.();
            if (own) return own;
            const fixture = clientFixtures[id];
            return fixture === null ? new HttpResponse(null, { status: 204 }) : HttpResponse.json(fixture);
          },
        ),
      );
    });
  }
}

/** An error answer of the client host, in its problem format. */
export function refusal(status: number, more: object = {}): Response {
  const body = { type: 'about:blank', title: 'Refused', status, ...more };
  return HttpResponse.json(body, { status, headers: { 'content-type': 'application/problem+json' } });
}
