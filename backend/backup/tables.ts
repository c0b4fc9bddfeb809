import { sql } from 'kysely';
import type { Database } from '../database/open.ts';

/** A column with its SQL type. */
export interface Column {
  name: string;
  type: string;
}

/** A table with the columns that are stored; what the database computes is left out. */
export interface Table {
  name: string;
  columns: readonly Column[];
}

/** Tables of the migrations themselves: the header of a backup names the migrations instead. */
const bookkeeping = ['kysely_migration', 'kysely_migration_lock'];

/** The tables of the database, each after those that it refers to. */
export async function readTables(db: Database): Promise<Table[]> {
  const { rows: columns } = await sql<{ table: string; name: string; type: string }>`
    select c.relname as table, a.attname as name, format_type(a.atttypid, a.atttypmod) as type
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
      and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    order by c.relname, a.attnum`.execute(db);
  const { rows: references } = await sql<{ table: string; target: string }>`
    select c.relname as table, t.relname as target
    from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_class t on t.oid = k.confrelid
    where k.contype = 'f' and c.relnamespace = 'public'::regnamespace`.execute(db);
  const byName = Map.groupBy(columns, (column) => column.table);
  const ordered = new Set<string>();
  const add = (name: string, path: readonly string[]): void => {
    if (ordered.has(name) || path.includes(name)) return;
    for (const { table, target } of references) if (table === name) add(target, [...path, name]);
    ordered.add(name);
  };
  for (const name of byName.keys()) add(name, []);
  return [...ordered]
    .filter((name) => !bookkeeping.includes(name))
    .map((name) => ({
      name,
      columns: (byName.get(name) ?? []).map((column) => ({ name: column.name, type: column.type })),
    }));
}

/** Where a column takes its next value from. */
export interface Sequence {
  table: string;
  column: string;
  /** The last value that was given out, as text. */
  value: string;
}

/** The counters of the database; one that was never used is left out. */
export async function readSequences(db: Database, tables: readonly Table[]): Promise<Sequence[]> {
  const { rows } = await sql<{ table: string; column: string; sequence: string }>`
    select c.relname as table, a.attname as column, s.oid::regclass::text as sequence
    from pg_depend d join pg_class s on s.oid = d.objid and s.relkind = 'S'
      join pg_class c on c.oid = d.refobjid
      join pg_attribute a on a.attrelid = c.oid and a.attnum = d.refobjsubid
    where d.deptype in ('a', 'i') and c.relnamespace = 'public'::regnamespace`.execute(db);
  const sequences: Sequence[] = [];
  for (const { table, column, sequence } of rows) {
    if (!tables.some(({ name }) => name === table)) continue;
    const { rows: states } = await sql<{ value: string; used: boolean }>`
      select last_value::text as value, is_called as used from ${sql.raw(sequence)}`.execute(db);
    const [state] = states;
    if (state?.used === true) sequences.push({ table, column, value: state.value });
  }
  return sequences;
}

/** How many rows each table has. */
export async function countRows(db: Database): Promise<{ table: string; rows: number }[]> {
  const counts: { table: string; rows: number }[] = [];
  for (const { name } of await readTables(db)) {
    const { rows } = await sql<{ n: string }>`select count(*)::text as n from ${sql.table(name)}`.execute(db);
    counts.push({ table: name, rows: Number(rows[0]?.n) });
  }
  return counts;
}
