/** What the bot should have said: it waits in the Studio for whoever makes the app. */
import { Button, Group, Modal, Radio, Stack } from '@mantine/core';
import { proposeFix } from '@parrot/contract/assistant';
import { isBlank, LIMITS } from '@parrot/contract/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LimitedTextarea } from '../../../../shared/form/limited-textarea.tsx';
import { isOverLimit } from '../../../../shared/form/over-limit.ts';
import { ApiError, messageOf } from '../../../../shared/http/api-error.ts';
import { call } from '../../../../shared/http/call.ts';
import { toast } from '../../../../shared/toast/toast.ts';
import { useDialog } from '../../../../shared/ui/use-dialog.ts';
import { useDeskStore } from '../../session/desk-store.ts';
import classes from './bot-message.module.css';
import type { AboutMessage } from './message-reference.ts';
import { traceQuery } from './trace-query.ts';
import { useSaidFaq } from './use-answered-faq.ts';

type FixDialogProps = AboutMessage & { onClose: () => void };

export function FixDialog({ message, session, onClose }: FixDialogProps) {
  const { t } = useTranslation('desk-context');
  const opened = useDialog();
  const asked = useAsked({ message, session });
  /** Null as long as nobody typed in it. */
  const [typed, setTyped] = useState<string | null>(null);
  const [written, setWritten] = useState<string | null>(null);
  const [addsNew, setAddsNew] = useState(false);
  const said = useSaidFaq(message);
  const changesFaq = said !== undefined && !addsNew;
  const question = typed ?? (asked || (said?.question ?? ''));
  const answer = written ?? (changesFaq ? message.value : '');
  const { userSessionId } = session;
  const propose = useMutation({
    mutationFn: () =>
      call(proposeFix, { body: { userSessionId, msgId: message.msgId, question, answer, changesFaq } }),
    onSuccess: () => {
      toast.success(t('fix.sent'));
      onClose();
    },
    meta: { quiet: true },
  });
  const isSame = changesFaq && answer.trim() === message.value.trim();
  const isOver =
    (!changesFaq && isOverLimit(question, LIMITS.faqQuestionLength)) ||
    isOverLimit(answer, LIMITS.faqAnswerLength);
  const isReady = !isBlank(question) && !isBlank(answer) && !isSame && !isOver;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isReady && !propose.isPending) propose.mutate();
  };
  const fields = propose.error instanceof ApiError ? propose.error.fields : {};
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={t('fix.title')}
      size="lg"
      closeButtonProps={{ 'aria-label': t('close', { ns: 'shell' }) }}
    >
      <form className={classes.body} onSubmit={submit} noValidate>
        <p>{t('fix.text', { app: session.appName })}</p>
        <blockquote className={classes.said}>{message.value}</blockquote>
        {said && (
          <Radio.Group
            label={t('fix.what')}
            value={addsNew ? 'add' : 'change'}
            onChange={(value) => setAddsNew(value === 'add')}
          >
            <Stack gap="xs" mt="xs">
              <Radio value="change" label={t('fix.change', { question: said.question })} />
              <Radio value="add" label={t('fix.add')} />
            </Stack>
          </Radio.Group>
        )}
        {!changesFaq && (
          <LimitedTextarea
            label={t('fix.question')}
            value={question}
            limit={LIMITS.faqQuestionLength}
            error={fields.question}
            autosize
            minRows={1}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
        )}
        <LimitedTextarea
          label={t('fix.answer')}
          value={answer}
          limit={LIMITS.faqAnswerLength}
          error={fields.answer}
          autosize
          minRows={4}
          maxRows={12}
          onChange={(event) => setWritten(event.currentTarget.value)}
          data-autofocus
        />
        {propose.isError && Object.keys(fields).length === 0 && (
          <p className={classes.failure} role="alert">
            {messageOf(propose.error)}
          </p>
        )}
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose}>
            {t('cancel', { ns: 'shell' })}
          </Button>
          <Button type="submit" loading={propose.isPending} disabled={!isReady}>
            {t('fix.send')}
          </Button>
        </Group>
      </form>
    </Modal>
  );
}

/** The question the bot looked an answer for with; where that is not kept, the visitor's words before. */
function useAsked({ message }: AboutMessage): string {
  const { data, isPending } = useQuery(traceQuery(message));
  const before = useDeskStore(
    ({ thread }) =>
      thread?.messages.findLast(
        ({ userType, seq, value }) => userType === 'visitor' && seq < message.seq && value,
      )?.value ?? '',
  );
  const words = isPending ? '' : data?.trace.finding?.question || before;
  return words.slice(0, LIMITS.faqQuestionLength);
}
