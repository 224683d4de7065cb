export { createServer, type ParrotServer, type ServerOptions } from './create-server.ts';
