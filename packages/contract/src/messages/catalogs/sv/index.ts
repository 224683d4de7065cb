import type { Catalog } from '../../translate-message.ts';
import { contract } from './contract.ts';
import { desk } from './desk.ts';
import { server } from './server.ts';

export const catalog: Catalog = { ...contract, ...server, ...desk };
