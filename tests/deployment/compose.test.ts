import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { readBackendConfig } from '#backend/config.ts';
import { readWebEnvironment } from '#src/config/environment.ts';

const text = (file: string) => readFileSync(new URL(`../../deploy/${file}`, import.meta.url), 'utf8');
const duration = z.string().regex(/^\d+(?:s|m|h)$/);
const size = z.string().regex(/^\d+[mg]$/);

/** The part of the Compose Specification that we use; strict, so that a misspelt key is none. */
const service = z.strictObject({
  image: z
    .string()
    .regex(/^[a-z]+:[\w.]+$/)
    .optional(),
  build: z
    .strictObject({
      context: z.literal('..'),
      dockerfile: z.literal('deploy/Dockerfile'),
      target: z.string(),
    })
    .optional(),
  user: z
    .string()
    .regex(/^\d+:\d+$/)
    .optional(),
  command: z.array(z.string()).optional(),
  restart: z.enum(['unless-stopped', 'always', 'on-failure']),
  read_only: z.boolean(),
  tmpfs: z.array(z.string().regex(/^\/[\w/]+(?::[\w=,]+)?$/)),
  shm_size: size.optional(),
  cap_drop: z.array(z.string()),
  cap_add: z.array(z.enum(['CHOWN', 'DAC_OVERRIDE', 'FOWNER', 'SETGID', 'SETUID'])).optional(),
  security_opt: z.array(z.string()),
  logging: z.strictObject({
    driver: z.literal('json-file'),
    options: z.strictObject({ 'max-size': size, 'max-file': z.string().regex(/^\d$/) }),
  }),
  env_file: z.array(z.strictObject({ path: z.string(), required: z.boolean() })).optional(),
  environment: z.record(z.string(), z.string()).optional(),
  volumes: z.array(z.string()).optional(),
  ports: z.array(z.string()).optional(),
  networks: z.array(z.string()),
  ulimits: z.strictObject({ nofile: z.number().int() }).optional(),
  depends_on: z.record(z.string(), z.strictObject({ condition: z.literal('service_healthy') })).optional(),
  healthcheck: z.strictObject({
    test: z.tuple([z.literal('CMD')], z.string()),
    interval: duration,
    timeout: duration,
    retries: z.number().int().min(1),
    start_period: duration.optional(),
  }),
  stop_grace_period: duration.optional(),
  deploy: z.strictObject({
    resources: z.strictObject({
      limits: z.strictObject({ memory: size, pids: z.number().int().min(10) }),
    }),
  }),
});
const composed = z.strictObject({
  'x-contained': z.unknown(),
  services: z.record(z.string(), service),
  volumes: z.record(z.string(), z.null()),
  networks: z.record(z.string(), z.strictObject({ internal: z.boolean() }).nullable()),
});

const { services, volumes, networks } = composed.parse(parse(text('compose.yaml'), { merge: true }));
const all = Object.entries(services);
const of = (name: string) => services[name] ?? expect.fail(`no ${name}`);
const dockerfile = text('Dockerfile');

/** The environment of a container: the image's, and compose's with the examples that its messages give. */
function environmentOf(name: string): Record<string, string> {
  const stage = new RegExp(`^FROM \\S+ AS ${name}$[^]*?^ENV (.*)$`, 'm').exec(dockerfile)?.[1] ?? '';
  const own = Object.entries(of(name).environment ?? {}).map(([key, value]) => {
    const filled = value.replaceAll(
      /\$\{(\w+)(?::\?(?:for example )?((?:[^{}]|\{\w+\})*))?\}/g,
      (_all, _variable: string, example: string | undefined) => example ?? 'secret',
    );
    return [key, filled] as const;
  });
  const image = stage.split(' ').map((pair) => pair.split('=') as [string, string]);
  return { ...Object.fromEntries(image), ...Object.fromEntries(own) };
}

const seconds = (value: string | undefined) => Number(/^(\d+)s$/.exec(value ?? '')?.[1] ?? Number.NaN);

describe('deploy/compose.yaml', () => {
  it.each(all)('%s comes back, is bounded, tells its health and gains no rights', (_name, one) => {
    expect(one).toMatchObject({
      restart: 'unless-stopped',
      read_only: true,
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
    });
    expect((one.image === undefined) !== (one.build === undefined)).toBe(true);
    for (const network of one.networks) expect(Object.keys(networks)).toContain(network);
    for (const mount of one.volumes ?? []) {
      // A place that the operator may name has its own behind `:-`.
      const [source = '', , mode] = mount.replace(/^\$\{\w+:-([^}]+)\}/, '$1').split(':');
      // Files of ours are not written to.
      if (source.startsWith('.')) expect(mode).toBe('ro');
      else expect(Object.keys(volumes)).toContain(source);
    }
  });

  it('only the images that must begin as root have rights of it', () => {
    expect(all.filter(([, one]) => one.cap_add !== undefined).map(([name]) => name)).toEqual(['database']);
    for (const target of ['web', 'backend'])
      expect(dockerfile).toMatch(new RegExp(`AS ${target}\\n(?:(?!^FROM )[^])*^USER node$`, 'm'));
  });

  it('starts each part when what it needs can answer, web after the backend, the edge last', () => {
    const order: string[] = [];
    const visit = (name: string) => {
      if (order.includes(name)) return;
      for (const needed of Object.keys(of(name).depends_on ?? {})) visit(needed);
      order.push(name);
    };
    for (const [name] of all) visit(name);
    expect(order).toHaveLength(all.length);
    expect(order.at(-1)).toBe('edge');
    expect(order.indexOf('database')).toBeLessThan(order.indexOf('backend'));
    expect(order.indexOf('backend')).toBeLessThan(order.indexOf('web'));
    for (const name of ['web', 'backend'])
      expect(of(name).healthcheck.test.join(' ')).toContain('/health/ready');
  });

  it('only the edge is reached from outside, the database and Redis by those that need them', () => {
    expect(all.filter(([, { ports }]) => ports !== undefined).map(([name]) => name)).toEqual(['edge']);
    const on = (network: string) =>
      all.filter(([, one]) => one.networks.includes(network)).map(([name]) => name);
    expect(on('data')).toEqual(['database', 'backend']);
    expect(on('cache')).toEqual(['web', 'redis']);
    expect([networks['data'], networks['cache']]).toEqual([{ internal: true }, { internal: true }]);
  });

  it('gives both processes settings with which they start in production', () => {
    const web = readWebEnvironment(environmentOf('web'));
    const backend = readBackendConfig({ NODE_ENV: 'production', ...environmentOf('backend') });
    expect([web.environment, backend.environment]).toEqual(['production', 'production']);
    expect(web.siteOrigins).toEqual(backend.siteOrigins);
    expect(backend.databaseUrl).toBe('postgres://velours:secret@database:5432/velours');
    expect([web.host, backend.host]).toEqual(['0.0.0.0', '0.0.0.0']);
    expect(web.apiBases.fr).toBe(`http://backend:${backend.port}/fr`);
    // What it takes to stop: the notice, then eight seconds for running answers.
    expect(seconds(of('web').stop_grace_period) * 1_000).toBeGreaterThan(web.stopNoticeMs + 8_000);
    expect(seconds(of('backend').stop_grace_period)).toBeGreaterThan(10);
  });

  it('asks the database where only the server that stays answers, not the one that sets it up', () => {
    expect(of('database').healthcheck.test).toEqual(expect.arrayContaining(['-h', '127.0.0.1']));
  });

  it('leaves history, data and the demonstration out of the images, whoever builds them', () => {
    // A list beside the Dockerfile is read by some builders only, and goes before this one.
    expect(readdirSync(new URL('../../deploy', import.meta.url)).join(' ')).not.toContain('ignore');
    const left = text('../.dockerignore').trim().split('\n');
    for (const name of ['.git', '.velours', 'demo', 'node_modules', '.next']) expect(left).toContain(name);
    // Whoever takes a line out has taken it out.
    expect(left).toHaveLength(new Set(left).size);
  });

  it('leaves the key of the edge, settings and tests out of the images', () => {
    const left = text('../.dockerignore').split('\n');
    for (const name of ['deploy', '.env', '.env.local', 'tests', 'e2e', '**/*.test.ts'])
      expect(left).toContain(name);
  });

  it('builds with the tools and runs without them', () => {
    const stageOf = (name: string) =>
      new RegExp(`^FROM \\S+ AS ${name}$([^]*?)(?=^FROM |$(?![^]))`, 'm').exec(dockerfile)?.[1] ?? '';
    expect(stageOf('sources')).toContain('npm ci --omit=dev');
    expect(stageOf('built')).toMatch(/^RUN npm ci$/m);
    for (const name of ['web', 'backend'])
      expect(stageOf(name)).toContain('COPY --from=sources --chown=node:node /velours /velours\n');
    expect(stageOf('web')).toContain('COPY --from=built --chown=node:node /velours/.next /velours/.next\n');
  });
});

describe('deploy/nginx.conf', () => {
  it('opens as many files as the container allows', () => {
    expect(text('nginx.conf')).toContain(`worker_rlimit_nofile ${of('edge').ulimits?.nofile};`);
  });

  it('keeps every file that nginx makes at its start where the container can be written to', () => {
    const places = [...text('nginx.conf').matchAll(/^ *(\w+)_(?:temp|cache)_path (\S+?)[; ]/gm)];
    expect(places.map(([, kind]) => kind)).toEqual([
      'client_body',
      'proxy',
      'fastcgi',
      'uwsgi',
      'scgi',
      'proxy',
      'proxy',
    ]);
    for (const [, , place] of places) expect(place).toMatch(/^\/tmp\//);
  });
});
