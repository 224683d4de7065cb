import type { UserId } from '@parrot/contract/core';
import type { FlowTest } from '@parrot/contract/flows';
import type { FlowRow, FlowTestRow } from './flows.tables.ts';

type Names = ReadonlyMap<UserId, string>;

export const presentSaved = ({ revision, savedAt, savedBy }: FlowRow, names: Names) => ({
  revision,
  savedAt: savedAt.toISOString(),
  savedBy: names.get(savedBy) ?? '',
});

export const presentTest = ({ id, name, turns, savedAt, savedBy }: FlowTestRow, names: Names): FlowTest => ({
  flowTestId: id,
  name,
  turns,
  savedAt: savedAt.toISOString(),
  savedBy: names.get(savedBy) ?? '',
});
