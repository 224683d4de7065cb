/** The oldest supported PostgreSQL. */
const OLDEST = 14;

/** Why this server can't be used for the tests, found by connecting; undefined if it can. */
export async function whyNot(url) {
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 3000 });
  try {
    await client.connect();
    const { rows } = await client.query(
      `select current_setting('server_version_num')::int / 10000 as version,
              rolsuper or (rolcreatedb and rolcreaterole) as creates
         from pg_roles where rolname = current_user`,
    );
    const [{ version, creates }] = rows;
    if (version < OLDEST) return `it is version ${version}, and the tests need ${OLDEST} or newer.`;
    if (!creates) return 'its user may not create databases and roles.';
    return undefined;
  } catch (error) {
    return error.message || error.code;
  } finally {
    await client.end();
  }
}
