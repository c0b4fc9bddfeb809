import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { Client } from 'pg';
import type { OpenDatabase } from './open.ts';

/** Stands between the backend and PostgreSQL, which can be away or hang behind it. */
export class BetweenDatabase {
  readonly #folder = mkdtempSync(join(tmpdir(), 'velours-between-'));
  readonly #sockets = new Set<Socket>();
  readonly #target: { readonly path: string } | { readonly host: string; readonly port: number };
  #server: Server | null = null;
  #isHanging = false;

  /** @param url the server's connection string */
  constructor(url: string) {
    const { host, port } = new Client(url);
    this.#target = host.startsWith('/') ? { path: join(host, `.s.PGSQL.${port}`) } : { host, port };
  }

  /** The connection string of a database of that server, by way of here. */
  async urlOf({ db }: OpenDatabase, url: string): Promise<string> {
    const { rows } = await sql<{ name: string; person: string }>`
      select current_database() as name, current_user as person`.execute(db);
    const [{ name, person } = { name: '', person: '' }] = rows;
    const password = new Client(url).password ?? '';
    return `postgres://${person}:${password}@/${name}?host=${encodeURIComponent(this.#folder)}`;
  }

  async listen(): Promise<void> {
    this.#server = createServer((near) => {
      const far = connect(this.#target);
      for (const [from, to] of [
        [near, far],
        [far, near],
      ] as const) {
        this.#sockets.add(from);
        // What is sent while it hangs is lost to nobody: it waits, as in a process that does not run.
        from.pipe(to);
        from.on('error', () => to.destroy());
        from.on('close', () => {
          this.#sockets.delete(from);
          to.destroy();
        });
        if (this.#isHanging) from.unpipe(to).pause();
      }
    });
    this.#server.listen(join(this.#folder, '.s.PGSQL.5432'));
    await once(this.#server, 'listening');
  }

  /** PostgreSQL is stopped: connections end, and no new one is taken. */
  async leave(): Promise<void> {
    const closed = this.#server?.listening === true ? once(this.#server, 'close') : Promise.resolve();
    this.#server?.close();
    for (const socket of this.#sockets) socket.destroy();
    await closed;
  }

  /** PostgreSQL takes connections and statements, and answers none. */
  hang(): void {
    this.#isHanging = true;
    for (const socket of this.#sockets) socket.unpipe().pause();
  }

  /** Ends everything and removes its folder. */
  async end(): Promise<void> {
    await this.leave();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
