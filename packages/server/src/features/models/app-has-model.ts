import type { AppSettings } from '@parrot/contract/apps';
import { chooseConnection } from '@parrot/contract/models';
import type { Tx } from '../../platform/index.ts';
import { connectionsOf } from './connections.repository.ts';

/** Whether an app with these settings has a connected model. */
export async function hasModel(tx: Tx, { gptData }: AppSettings): Promise<boolean> {
  const connected = (await connectionsOf(tx)).map(({ provider }) => provider);
  return chooseConnection(gptData.type, connected) !== undefined;
}
