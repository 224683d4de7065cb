/** One connection to a store, on which whole tables are read or loaded in PostgreSQL's COPY text format. */

/** Both as SQL identifiers. Generated columns are left out, as they are computed again. */
export type Table = { name: string; columns: string };

export type CopySession = {
  query<Row extends object>(text: string, values?: unknown[]): Promise<Row[]>;
  /** Statements without values. */
  script(text: string): Promise<void>;
  /** The rows in pieces of any size. */
  copyOut(table: Table): AsyncIterable<Uint8Array>;
  /** `rows`: whole ones. */
  copyIn(table: Table, rows: Uint8Array): Promise<void>;
  close(): Promise<void>;
};

/** Equal values have equal texts in all stores, and nothing ends a statement that takes long. */
export const COPY_SETTINGS = `
  set client_encoding = 'UTF8'; set timezone = 'UTC'; set datestyle = 'ISO'; set intervalstyle = 'postgres';
  set extra_float_digits = 1; set bytea_output = 'hex'; set statement_timeout = 0;
  set idle_in_transaction_session_timeout = 0`;
