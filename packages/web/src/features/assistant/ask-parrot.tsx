/** A question by the agent: answered from the app's knowledge or, with a connected model, by the model. */
import { ActionIcon, SegmentedControl, TextInput } from '@mantine/core';
import { askParrot } from '@parrot/contract/assistant';
import type { QueueUser } from '@parrot/contract/conversations';
import { LIMITS } from '@parrot/contract/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormMessage } from '../../shared/form/form-message.tsx';
import { useForm } from '../../shared/form/use-form.ts';
import { call } from '../../shared/http/call.ts';
import { IconArrowUp } from '../../shared/icons/arrow-up.ts';
import { MutedText } from '../../shared/ui/query-content.tsx';
import type { InsertButtonFor } from './answer-card.tsx';
import classes from './assistant.module.css';
import { GeneratedAnswer } from './generated-answer.tsx';
import { KnowledgeAnswer } from './knowledge-answer.tsx';
import { type SubscribeToParts, useGeneratedAnswer } from './use-generated-answer.ts';

type AskParrotProps = {
  session: QueueUser;
  subscribe: SubscribeToParts;
  hasModel: boolean;
  insertButton: InsertButtonFor | undefined;
};
type Way = 'knowledge' | 'model';

export function AskParrot({ session, subscribe, hasModel, insertButton }: AskParrotProps) {
  const { t } = useTranslation('desk-context');
  const { userSessionId } = session;
  const [way, setWay] = useState<Way>('knowledge');
  const search = useMutation({
    mutationFn: (question: string) => call(askParrot, { body: { userSessionId, question } }),
    meta: { quiet: true },
  });
  const { written, ask, stop } = useGeneratedAnswer(userSessionId, subscribe);
  const source: Way = hasModel ? way : 'knowledge';
  const isBusy = source === 'model' ? written?.state === 'writing' : search.isPending;
  const form = useForm({
    initial: { question: '' },
    send: async ({ question }) => {
      const text = question.trim();
      if (text === '' || isBusy) return;
      if (source === 'model') void ask(text);
      else await search.mutateAsync(text);
    },
  });

  return (
    <div className={classes.group}>
      <div aria-live="polite" aria-busy={isBusy} className={classes.group}>
        {source === 'knowledge' && <FormMessage form={form} />}
        {source === 'knowledge' && search.data?.answers.length === 0 && (
          <MutedText>{t('assistant.nothingKnown', { app: session.appName })}</MutedText>
        )}
        {source === 'knowledge' &&
          search.data?.answers.map((answer) => (
            <KnowledgeAnswer
              key={`${answer.faqId} ${answer.text}`}
              proposal={answer}
              insertButton={insertButton}
            />
          ))}
        {source === 'model' && written && (
          <GeneratedAnswer
            key={written.requestId}
            written={written}
            insertButton={insertButton}
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
      <form {...form.formProps}>
        <TextInput
          aria-label={t('assistant.ask')}
          placeholder={t('assistant.placeholder')}
          {...form.textField('question')}
          maxLength={LIMITS.assistantQuestion}
          rightSection={
            <ActionIcon
              type="submit"
              size="sm"
              variant="light"
              color="green"
              aria-label={t('assistant.send')}
              loading={isBusy ?? false}
              disabled={form.values.question.trim() === ''}
            >
              <IconArrowUp size={16} stroke={1.75} />
            </ActionIcon>
          }
        />
      </form>
    </div>
  );
}
