/** A question of the agent's: answered from what the app knows, or, where a model is connected, written by it. */
import { ActionIcon, SegmentedControl, TextInput } from '@mantine/core';
import { askParrot } from '@parrot/contract/assistant';
import type { QueueUser } from '@parrot/contract/conversations';
import { LIMITS } from '@parrot/contract/core';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { messageOf } from '../../shared/http/api-error.ts';
import { call } from '../../shared/http/call.ts';
import { IconArrowUp } from '../../shared/icons/arrow-up.ts';
import { Quiet } from '../../shared/ui/query-content.tsx';
import type { DeskSession } from '../desk/session/desk-session.ts';
import { AnswerCard } from './answer-card.tsx';
import classes from './assistant.module.css';
import { WrittenAnswer } from './generated-answer.tsx';
import { useParrotGpt } from './use-generated-answer.ts';

type AskParrotProps = { session: QueueUser; desk: DeskSession; hasModel: boolean; mayInsert: boolean };
type Way = 'knowledge' | 'model';

export function AskParrot({ session, desk, hasModel, mayInsert }: AskParrotProps) {
  const { t } = useTranslation('desk-context');
  const { userSessionId } = session;
  const [way, setWay] = useState<Way>('knowledge');
  const [question, setQuestion] = useState('');
  const looked = useMutation({
    mutationFn: (asked: string) => call(askParrot, { body: { userSessionId, question: asked } }),
    meta: { quiet: true },
  });
  const { written, ask, stop } = useParrotGpt(userSessionId, desk);
  const asks: Way = hasModel ? way : 'knowledge';
  const isBusy = asks === 'model' ? written?.state === 'writing' : looked.isPending;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const asked = question.trim();
    if (asked === '' || isBusy) return;
    if (asks === 'model') void ask(asked);
    else looked.mutate(asked);
  };

  return (
    <div className={classes.group}>
      <div aria-live="polite" aria-busy={isBusy} className={classes.group}>
        {asks === 'knowledge' && looked.isError && (
          <p className={classes.failure} role="alert">
            {messageOf(looked.error)}
          </p>
        )}
        {asks === 'knowledge' && looked.data?.answers.length === 0 && (
          <Quiet>{t('assistant.nothingKnown', { app: session.appName })}</Quiet>
        )}
        {asks === 'knowledge' &&
          looked.data?.answers.map((answer) => (
            <AnswerCard
              key={`${answer.faqId} ${answer.text}`}
              proposal={answer}
              userSessionId={userSessionId}
              mayInsert={mayInsert}
            />
          ))}
        {asks === 'model' && written && (
          <WrittenAnswer
            key={written.requestId}
            written={written}
            userSessionId={userSessionId}
            mayInsert={mayInsert}
            onStop={stop}
          />
        )}
      </div>
      {hasModel && (
        <SegmentedControl
          size="xs"
          fullWidth
          aria-label={t('assistant.way')}
          value={way}
          onChange={(chosen) => setWay(chosen as Way)}
          data={[
            { value: 'knowledge', label: t('assistant.ways.knowledge') },
            { value: 'model', label: t('assistant.ways.model') },
          ]}
        />
      )}
      <form onSubmit={submit}>
        <TextInput
          aria-label={t('assistant.ask')}
          placeholder={t('assistant.placeholder')}
          value={question}
          maxLength={LIMITS.assistantQuestion}
          onChange={(event) => setQuestion(event.currentTarget.value)}
          rightSection={
            <ActionIcon
              type="submit"
              size="sm"
              variant="light"
              color="green"
              aria-label={t('assistant.send')}
              loading={isBusy ?? false}
              disabled={question.trim() === ''}
            >
              <IconArrowUp size={16} stroke={1.75} />
            </ActionIcon>
          }
        />
      </form>
    </div>
  );
}
