/**
 * A prepared query is described once per connection. Afterwards its rows come without the names and types of their
 * columns: PostgreSQL refuses to run one whose columns have changed.
 */
import pg from 'pg';

/** The internals of pg's queries that this relies on. */
type Columns = { fields: unknown; _parsers: unknown; _prebuiltEmptyResultObject: unknown };
type Connection = { describe(portal: unknown): void };
type PgQuery = {
  text: string;
  name: string;
  values: unknown[];
  types: unknown;
  _rowMode: string | undefined;
  _result: Columns;
  _results: Columns;
  _accumulateRows: boolean;
  callback: (error: Error | undefined, result: pg.QueryResult) => void;
  prepare(connection: Connection): void;
  handleCommandComplete(message: unknown, connection: Connection): void;
};
const { Query, Result } = pg as unknown as {
  Query: new (text: string) => PgQuery;
  Result: new (rowMode: string | undefined, types: unknown) => Columns;
};

/** Of one connection. */
export type Descriptions = {
  columnsOf: Map<string, Columns>;
  /** The connection, without asking for a description. */
  undescribed: Connection | undefined;
};

export const noDescriptions = (): Descriptions => ({ columnsOf: new Map(), undescribed: undefined });

type Statement = pg.QueryConfig & { name: string; rowMode?: string };

export const queryDescribedOnce = (
  connection: pg.PoolClient,
  descriptions: Descriptions,
  { statement, values }: { statement: Statement; values: unknown[] },
): Promise<pg.QueryResult> =>
  new Promise((resolve, reject) => {
    const query = new DescribedOnce(statement, values, descriptions);
    query.callback = (error, result) => (error ? reject(error) : resolve(result));
    connection.query(query as unknown as pg.Submittable);
  });

class DescribedOnce extends Query {
  readonly #descriptions: Descriptions;

  constructor({ text, name, types, rowMode }: Statement, values: unknown[], descriptions: Descriptions) {
    super(text);
    this.name = name;
    this.values = values;
    this.types = types;
    this._rowMode = rowMode;
    this._result = new Result(rowMode, types);
    this._results = this._result;
    this.#descriptions = descriptions;
  }

  override prepare(connection: Connection): void {
    const columns = this.#descriptions.columnsOf.get(this.name);
    if (columns) {
      Object.assign(this._result, columns);
      this._accumulateRows = true;
      this.#descriptions.undescribed ??= withoutDescribe(connection);
    }
    super.prepare((columns && this.#descriptions.undescribed) ?? connection);
  }

  override handleCommandComplete(message: unknown, connection: Connection): void {
    const { columnsOf } = this.#descriptions;
    const { fields, _parsers, _prebuiltEmptyResultObject } = this._result;
    if (!columnsOf.has(this.name)) columnsOf.set(this.name, { fields, _parsers, _prebuiltEmptyResultObject });
    super.handleCommandComplete(message, connection);
  }
}

const withoutDescribe = (connection: Connection): Connection =>
  Object.assign(Object.create(connection) as Connection, { describe: () => undefined });
