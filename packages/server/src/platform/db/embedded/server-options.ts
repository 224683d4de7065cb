/** The settings of the built-in PostgreSQL: durable, with little memory and few processes. */

/** The most connections that the product opens; a few more are left for an operator's tools. */
export const POOL_SIZE = 12;

const OPTIONS = {
  max_connections: POOL_SIZE + 8,
  shared_buffers: '32MB',
  maintenance_work_mem: '32MB',
  huge_pages: 'off',
  // A single server without replicas: no WAL for others, no processes for parallel queries.
  wal_level: 'minimal',
  max_wal_senders: 0,
  max_replication_slots: 0,
  max_logical_replication_workers: 0,
  max_worker_processes: 0,
  max_parallel_workers: 0,
  max_parallel_workers_per_gather: 0,
  io_method: 'sync',
  autovacuum_max_workers: 1,
  autovacuum_worker_slots: 1,
  min_wal_size: '32MB',
  max_wal_size: '256MB',
  random_page_cost: 1.1,
  jit: 'off',
  timezone: 'UTC',
  lc_messages: 'C',
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_checkpoints: 'off',
  log_line_prefix: '',
};

/** `listen`: the folder of its Unix socket, or its port on the loopback interface. */
export function serverArguments(folder: string, listen: { sockets: string } | { port: number }): string[] {
  const address =
    'sockets' in listen
      ? { listen_addresses: '', unix_socket_directories: listen.sockets, port: SOCKET_PORT }
      : { listen_addresses: '127.0.0.1', unix_socket_directories: '', port: listen.port };
  const all = Object.entries({ ...OPTIONS, ...address });
  return ['-D', folder, ...all.flatMap(([name, value]) => ['-c', `${name}=${value}`])];
}

/** Part of the socket's file name only. */
export const SOCKET_PORT = 5432;
export const USER = 'parrot';
export const DATABASE = 'postgres';
