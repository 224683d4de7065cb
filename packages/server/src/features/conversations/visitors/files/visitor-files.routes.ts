import { uploadVisitorFile } from '@parrot/contract/conversations';
import { AppError, DONE } from '@parrot/contract/core';
import type { FastifyRequest } from 'fastify';
import type * as z from 'zod';
import { type Platform, parseInput, publicUploadRoute, type Route } from '../../../../platform/index.ts';
import { embeddingSiteOf } from '../../../apps/index.ts';
import type { FindAvailableApp } from '../find-available-app.ts';
import { requireIdentity } from '../identity.policy.ts';
import { isOfApp, type VisitorTokens } from '../visitor-token.ts';
import type { VisitorFiles } from './visitor-files.service.ts';

/** Per IP address, which several visitors can share. */
const PER_MINUTE = 60;

type Sent = z.output<typeof uploadVisitorFile.body>;
type Needs = {
  findAvailableApp: FindAvailableApp;
  tokens: VisitorTokens;
  files: Pick<VisitorFiles, 'upload'>;
};

export const visitorFilesRoutes = (
  { publicUrl, clock }: Pick<Platform, 'publicUrl' | 'clock'>,
  { findAvailableApp, tokens, files }: Needs,
): Route[] => {
  const admit = async ({ parrotId, visitorToken }: Sent, request: FastifyRequest) => {
    const app = await findAvailableApp({ parrotId, site: embeddingSiteOf(request.headers, publicUrl()) });
    const tokenIdentity = await tokens.open(visitorToken);
    if (!tokenIdentity || !isOfApp(tokenIdentity, app))
      throw new AppError('unauthenticated', { message: 'Open the conversation first.' });
    const { verifiedUntil = 0, ...identity } = tokenIdentity;
    const isVerified = verifiedUntil > clock.now().getTime();
    requireIdentity(app, { state: isVerified ? 'verified' : 'none' });
    if (!app.settings.behaviour.visitorFiles)
      throw new AppError('conflict', { message: 'Files can’t be sent in this chat.' });
    return { ...identity, isVerified };
  };
  return [
    publicUploadRoute(
      uploadVisitorFile,
      async ({ body, file, request }) => ({
        ...DONE,
        file: await files.upload(await admit(body, request), file),
      }),
      {
        openToAllOrigins: true,
        perMinute: PER_MINUTE,
        async beforeFile(fields, request) {
          await admit(parseInput(uploadVisitorFile.body, fields), request);
        },
      },
    ),
  ];
};
