import { setFlagsFromString } from 'node:v8';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';

/**
 * Whenever the embedded database starts, V8's optimising compiler needs 600 MB for a second or two, to compile
 * PostgreSQL's parser, one function of 100 kB. The code of V8's first compiler does the same work in the same processor
 * time.
 */
const compileOnce = ['--no-wasm-tier-up', '--no-wasm-dynamic-tiering'];

/**
 * The embedded database's own cache. All of it is allocated at the start; the operating system caches the files anyway.
 */
const embeddedBuffers = '32MB';

/** Where the files of an embedded database are: a folder, or the memory of this process. */
export interface EmbeddedPlace {
  /** Absolute path; without it the database ends with the process. */
  readonly dataDir?: string;
  /** The files to begin with, as `dumpDataDir` gives them; without them a database begins empty. */
  readonly loadDataDir?: Blob;
}

/** Starts the embedded database. Rejects with the error of its program. */
export async function startEmbedded(place: EmbeddedPlace): Promise<PGlite> {
  for (const flag of compileOnce) setFlagsFromString(flag);
  return PGlite.create({
    ...place,
    extensions: { pg_trgm, unaccent },
    startParams: [...PGlite.defaultStartParams, '-c', `shared_buffers=${embeddedBuffers}`],
  });
}
