import { copySample, sampleApps } from '@parrot/contract/apps';
import { DONE } from '@parrot/contract/core';
import { type Route, route } from '../../../platform/index.ts';
import type { SamplesService } from './samples.service.ts';

export const samplesRoutes = (service: SamplesService): Route[] => [
  route(sampleApps, async ({ caller, body }) => ({
    ...DONE,
    ...(await service.list(caller, body)),
  })),
  route(copySample, async ({ caller, body }) => ({
    ...DONE,
    app: await service.copy(caller, body),
  })),
];
