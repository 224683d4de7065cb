import { DONE } from '@parrot/contract/core';
import { emailTranscript } from '@parrot/contract/desk';
import { type Route, route } from '../../../platform/index.ts';
import type { Transcripts } from './transcripts.service.ts';

export const transcriptRoutes = (transcripts: Pick<Transcripts, 'requestByAgent'>): Route[] => [
  route(emailTranscript, async ({ caller, body }) => {
    await transcripts.requestByAgent(caller, body.userSessionId, body.email);
    return DONE;
  }),
];
