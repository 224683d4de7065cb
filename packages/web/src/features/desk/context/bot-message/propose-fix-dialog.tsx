/** Proposes a better answer, which waits in the Studio for the app's builders. */
import { Radio, Stack } from '@mantine/core';
import { proposeFix } from '@parrot/contract/assistant';
import type { BodyOf } from '@parrot/contract/core';
import { questionAsRead } from '@parrot/contract/learning';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { faqContentOf, faqProblems } from '../../../../shared/faq/faq-content.ts';
import { FaqFields } from '../../../../shared/faq/faq-fields.tsx';
import { DialogForm } from '../../../../shared/form/dialog-form.tsx';
import { FormDialog } from '../../../../shared/form/form-dialog.tsx';
import { useForm } from '../../../../shared/form/use-form.ts';
import { call } from '../../../../shared/http/call.ts';
import { toast } from '../../../../shared/toast/toast.ts';
import { useDialog } from '../../../../shared/ui/use-dialog.ts';
import { useDeskStore } from '../../session/desk-store.ts';
import classes from './bot-message.module.css';
import type { MessageReference } from './message-reference.ts';
import { traceQuery } from './trace-query.ts';
import { useAnsweredFaq } from './use-answered-faq.ts';

/** Null until the agent types in the field. */
type Typed = { question: string | null; answer: string | null; addsNew: boolean };
const NOTHING_TYPED: Typed = { question: null, answer: null, addsNew: false };

type ProposeFixDialogProps = MessageReference & { onClose: () => void };

export function ProposeFixDialog({ message, session, onClose }: ProposeFixDialogProps) {
  const { t } = useTranslation('desk-context');
  const opened = useDialog();
  const asked = useAsked({ message, session });
  const answeredFaq = useAnsweredFaq(message);
  const draftOf = ({ question, answer, addsNew }: Typed) => {
    const changesFaq = answeredFaq !== undefined && !addsNew;
    return {
      changesFaq,
      question: question ?? (asked || (answeredFaq?.question ?? '')),
      answer: answer ?? (changesFaq ? message.value : ''),
    };
  };
  const form = useForm({
    initial: NOTHING_TYPED,
    toInput: (typed) => ({ userSessionId: session.userSessionId, msgId: message.msgId, ...draftOf(typed) }),
    validate: (typed) => {
      const { question, answer } = draftOf(typed);
      return faqProblems(faqContentOf([question], answer));
    },
    send: (body: BodyOf<typeof proposeFix>) => call(proposeFix, { body }),
    onSuccess: () => {
      toast.success(t('fix.sent'));
      onClose();
    },
  });
  const { changesFaq, question, answer } = draftOf(form.values);
  const isSame = changesFaq && answer.trim() === message.value.trim();
  const fields = {
    answer: { ...form.field('answer'), value: answer },
    ...(!changesFaq && { question: { ...form.field('question'), value: question } }),
  };
  return (
    <FormDialog opened={opened} onClose={onClose} title={t('fix.title')} size="lg">
      <DialogForm form={form} submit={t('fix.send')} disabled={isSame} onCancel={onClose}>
        <p>{t('fix.text', { app: session.appName })}</p>
        <blockquote className={classes.quote}>{message.value}</blockquote>
        {answeredFaq && (
          <Radio.Group
            label={t('fix.what')}
            value={form.values.addsNew ? 'add' : 'change'}
            onChange={(value) => form.change({ addsNew: value === 'add' })}
          >
            <Stack gap="xs" mt="xs">
              <Radio value="change" label={t('fix.change', { question: answeredFaq.question })} />
              <Radio value="add" label={t('fix.add')} />
            </Stack>
          </Radio.Group>
        )}
        <FaqFields fields={fields} focus="answer" />
      </DialogForm>
    </FormDialog>
  );
}

/** The question as the bot read it; if it is not stored, the visitor's message before. */
function useAsked({ message }: MessageReference): string {
  const { data, isPending } = useQuery(traceQuery(message));
  const before = useDeskStore(
    ({ thread }) =>
      thread?.messages.findLast(
        ({ userType, seq, value }) => userType === 'visitor' && seq < message.seq && value,
      )?.value ?? '',
  );
  if (isPending) return '';
  const { question = '', readWith } = data?.trace.finding ?? {};
  return questionAsRead({ question: question || before, readWith });
}
