import { uploadVisitorFile } from '@parrot/contract/conversations';
import { AppError, DONE } from '@parrot/contract/core';
import { type Platform, publicUploadRoute, type Route } from '../../platform/index.ts';
import { siteOf } from '../apps/index.ts';
import { requireIdentity } from './require-identity.ts';
import type { VisitorDoor } from './visitor-door.ts';
import type { VisitorFiles } from './visitor-files.service.ts';
import { isOfApp, type VisitorTokens } from './visitor-token.ts';

/** For one address: a few people behind it may send a few files each. */
const PER_MINUTE = 60;

type Needs = { door: VisitorDoor; tokens: VisitorTokens; files: Pick<VisitorFiles, 'keep'> };

export const visitorFilesRoutes = (
  { publicUrl, clock }: Pick<Platform, 'publicUrl' | 'clock'>,
  { door, tokens, files }: Needs,
): Route[] => [
  publicUploadRoute(
    uploadVisitorFile,
    async ({ body: { parrotId, visitorToken }, file, request }) => {
      const app = await door({ parrotId, site: siteOf(request.headers, publicUrl()) });
      const shown = await tokens.open(visitorToken);
      if (!shown || !isOfApp(shown, app))
        throw new AppError('unauthenticated', { message: 'Please open the conversation first.' });
      const { verifiedUntil = 0, ...identity } = shown;
      const isVerified = verifiedUntil > clock.now().getTime();
      requireIdentity(app, { state: isVerified ? 'verified' : 'none' });
      if (!app.settings.behaviour.visitorFiles)
        throw new AppError('conflict', { message: 'Files can not be sent in this chat.' });
      return { ...DONE, file: await files.keep({ ...identity, isVerified }, file) };
    },
    { openToAllOrigins: true, perMinute: PER_MINUTE },
  ),
];
