/** Who may whisper to the bot, and when. */
import type { BotWhisper } from '@parrot/contract/conversations';
import { AppError, type UserId } from '@parrot/contract/core';
import { isOpenWhisper, ownerOf, type Session, takenByOther } from '../conversations/index.ts';

/** As long as the bot has the conversation and answers. */
export function requireBot(session: Session, userId: UserId): void {
  if (session.status !== 'INPROGRESS') {
    const owner = ownerOf(session);
    if (owner === userId) throw new AppError('conflict', { message: 'You already have this conversation.' });
    if (owner) throw takenByOther(session);
    throw new AppError('conflict', {
      message: 'This visitor is waiting for an agent. Take the conversation to answer.',
    });
  }
  if (session.overLimit)
    throw new AppError('conflict', { message: 'The bot isn’t answering in this conversation.' });
}

/** Another agent may have whispered, edited or canceled meanwhile, and the bot may have answered. */
export function requireSeen(whisper: BotWhisper | null, seen: string | null): void {
  const open = isOpenWhisper(whisper) ? whisper : null;
  if (open?.state === 'answering' || (!open && seen !== null && whisper?.state === 'used')) throw isUsed();
  if (open && open.whisperId !== seen)
    throw new AppError('conflict', {
      message: `${open.agentName} whispered to the bot in the meantime. Review it, then try again.`,
    });
  if (!open && seen !== null)
    throw new AppError('conflict', { message: 'This whisper was canceled in the meantime.' });
}

export const isUsed = (): AppError =>
  new AppError('conflict', { message: 'The bot is already answering with this whisper.' });
