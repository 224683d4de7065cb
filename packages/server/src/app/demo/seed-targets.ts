/** How soon the demo's tickets are due. */
import type { TargetDraft } from '@parrot/contract/tickets';
import type { Caller } from '../../platform/index.ts';
import type { ParrotServer } from '../create-server.ts';

const DEMO_TARGETS: TargetDraft = {
  warnPercent: 75,
  targets: {
    urgent: {
      firstResponse: { amount: 2, unit: 'minutes' },
      resolution: { amount: 2, unit: 'hours' },
    },
    high: {
      firstResponse: { amount: 5, unit: 'minutes' },
      resolution: { amount: 8, unit: 'hours' },
    },
    normal: {
      firstResponse: { amount: 10, unit: 'minutes' },
      resolution: { amount: 2, unit: 'days' },
    },
    low: { firstResponse: { amount: 1, unit: 'hours' }, resolution: null },
  },
};

export async function seedTargets(
  { slices: { tickets } }: Pick<ParrotServer, 'slices'>,
  owner: Caller,
): Promise<void> {
  await tickets.saveTargets(owner, { ...DEMO_TARGETS, revision: 0, applyToOpen: false });
}
