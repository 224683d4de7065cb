/** The models a tenant has connected. A key is sent only to the address it was entered for. */
import { AppError, badField, type TenantId } from '@parrot/contract/core';
import type {
  ModelConnection,
  ModelConnectionDraft,
  ModelProblem,
  ModelProvider,
} from '@parrot/contract/models';
import { type Caller, createSeal, type Platform, type Tx } from '../../platform/index.ts';
import { connectionsOf, deleteConnection, findConnection, saveConnection } from './connections.repository.ts';
import { ModelError } from './model.ts';
import { createModelWriter } from './model-writer.ts';
import { presentConnection } from './models.present.ts';
import type { ConnectionRow } from './models.tables.ts';
import type { OpenProvider } from './providers/open-provider.ts';
import type { RecordUsage } from './record-usage.ts';

const KEY_ENDING = 4;
/** A key hardly longer than its visible ending is not shown at all. */
const SHORT_KEY = 12;
const TEST_TIMEOUT_MS = 20_000;
const TEST_TOKENS = 200;

export type Opened = { row: ConnectionRow; key: string };
type Tested = { ok: boolean; problem: ModelProblem | null; message: string; milliseconds: number };
export type ConnectionsService = ReturnType<typeof createConnectionsService>;

type Needs = {
  openProvider: OpenProvider;
  recordUsage: RecordUsage /** Called when a connection was added or removed. */;
  changed(tenantId: TenantId): void;
};

export function createConnectionsService(
  { database, clock, key: installationKey, log }: Platform,
  { openProvider, recordUsage, changed }: Needs,
) {
  const seal = createSeal(installationKey, 'model keys');
  // Bound to the address: a key copied to another row cannot be decrypted.
  const about = ({
    tenantId,
    provider,
    address,
  }: Pick<ConnectionRow, 'tenantId' | 'provider' | 'address'>) => [tenantId, provider, address];

  const keyOf = (row: ConnectionRow): string | undefined => {
    if (row.sealedKey === null) return '';
    try {
      return seal.open(row.sealedKey, about(row));
    } catch (error) {
      const { tenantId, provider } = row;
      log.error(
        { err: error, tenantId, provider },
        'decrypting a model key failed; the key must be entered again',
      );
      return undefined;
    }
  };

  /** The key for a draft: the entered one, else the stored one if the address is the same. */
  const keyFor = (draft: ModelConnectionDraft, existing: ConnectionRow | undefined): string => {
    if (draft.key !== undefined) return draft.key;
    if (existing && existing.address === draft.address) {
      const key = keyOf(existing);
      if (key !== undefined) return key;
    }
    if (existing?.sealedKey || draft.provider !== 'llama') throw keyNeeded();
    return '';
  };

  return {
    /** The usable connections of a tenant with their keys. Never log or return them. */
    open: async (tx: Tx): Promise<Opened[]> =>
      (await connectionsOf(tx)).flatMap((row) => {
        const key = keyOf(row);
        return key === undefined ? [] : [{ row, key }];
      }),

    list: async (tx: Tx): Promise<ModelConnection[]> => (await connectionsOf(tx)).map(presentConnection),

    async save(caller: Caller, draft: ModelConnectionDraft): Promise<ModelConnection> {
      const { tenantId, userId } = caller;
      const { provider, address, modelName, apiVersion, file, prices } = draft;
      const saved = await database.tenant(tenantId, async (tx) => {
        const key = keyFor(draft, await findConnection(tx, provider));
        requireKey(provider, key);
        const row: ConnectionRow = {
          tenantId,
          provider,
          address,
          modelName,
          apiVersion,
          file,
          sealedKey: key === '' ? null : seal.close(key, about({ tenantId, provider, address })),
          keyEnding: key.length > SHORT_KEY ? key.slice(-KEY_ENDING) : '',
          inputPrice: prices.input,
          outputPrice: prices.output,
          savedBy: userId,
          savedAt: clock.now(),
        };
        await saveConnection(tx, row);
        return row;
      });
      changed(tenantId);
      return presentConnection(saved);
    },

    async remove({ tenantId }: Caller, provider: ModelProvider): Promise<void> {
      const wasThere = await database.tenant(tenantId, (tx) => deleteConnection(tx, provider));
      if (!wasThere) throw new AppError('not_found');
      changed(tenantId);
    },

    /** Uses a few tokens, which count. */
    async test({ tenantId }: Caller, draft: ModelConnectionDraft): Promise<Tested> {
      const { provider, prices } = draft;
      const key = await database.tenant(tenantId, async (tx) =>
        keyFor(draft, await findConnection(tx, provider)),
      );
      requireKey(provider, key);
      const started = performance.now();
      const resultOf = (problem: ModelProblem | null, message = '') => ({
        ok: problem === null,
        problem,
        message,
        milliseconds: Math.round(performance.now() - started),
      });
      try {
        const callProvider = openProvider({ ...draft, key });
        await createModelWriter({ tenantId, appId: null, provider, prices, callProvider, recordUsage })({
          purpose: 'test',
          instructions: 'Answer with the one word OK.',
          data: { reply: 'OK' },
          maxTokens: TEST_TOKENS,
          timeoutMs: TEST_TIMEOUT_MS,
        });
        return resultOf(null);
      } catch (error) {
        if (!(error instanceof ModelError)) throw error;
        log.info({ err: error.cause, tenantId, provider }, 'model connection test failed');
        return resultOf(error.kind, error.message);
      }
    },
  };
}

const keyNeeded = () => badField('key', 'Please enter the key for this address.');

/** Only a self-hosted model may have no key. */
function requireKey(provider: ModelProvider, key: string): void {
  if (key === '' && provider !== 'llama') throw keyNeeded();
}
