/** What an agent wants the bot to answer next. Visitors never see it. */
import * as z from 'zod';
import { clientRequestId, userId } from '../core/ids.ts';

/** Why a whisper was canceled without having been used. */
const CANCELED_BECAUSE = ['byAgent', 'taken', 'handedOver', 'over'] as const;

export const botWhisper = z.object({
  /** Made by the client, and new with every edit. */
  whisperId: clientRequestId,
  text: z.string(),
  /** Who wrote it, or edited it last. */
  agentId: userId,
  agentName: z.string(),
  at: z.iso.datetime(),
  /** `answering`: a model words the answer, so it can't be edited or canceled anymore. */
  state: z.enum(['pending', 'answering', 'used', 'canceled']),
  /** `byName` is the agent who canceled it or took the conversation; blank if none did. */
  canceled: z.object({ because: z.enum(CANCELED_BECAUSE), byName: z.string() }).nullable(),
});
export type BotWhisper = z.infer<typeof botWhisper>;
