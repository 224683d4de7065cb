/** Inserts a proposed text into the reply; undo is possible until the reply is edited. */
import { Button } from '@mantine/core';
import type { UserSessionId } from '@parrot/contract/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { insertIntoReply } from './insert-into-reply.ts';
import { useUnsentStore } from './unsent-store.ts';

type InsertButtonProps = { userSessionId: UserSessionId; text: string };

export function InsertButton({ userSessionId, text }: InsertButtonProps) {
  const { t } = useTranslation('desk-context');
  const reply = useUnsentStore(({ drafts }) => drafts[userSessionId]?.reply ?? '');
  const [inserted, setInserted] = useState<ReturnType<typeof insertIntoReply> | null>(null);
  const canUndo = inserted !== null && inserted.reply === reply;
  const act = () => {
    if (!canUndo) return setInserted(insertIntoReply(userSessionId, text));
    inserted.undo();
    setInserted(null);
  };
  return (
    <Button size="xs" variant={canUndo ? 'default' : 'light'} onClick={act}>
      {t(canUndo ? 'assistant.takeBack' : 'assistant.insert')}
    </Button>
  );
}
