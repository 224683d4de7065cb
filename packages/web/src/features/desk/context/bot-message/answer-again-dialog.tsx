/** Answers again with corrected knowledge: edit, try, save as a draft or a suggestion, and send. */
import { Checkbox, Radio, Stack } from '@mantine/core';
import { type BodyOf, newId, type ReplyOf } from '@parrot/contract/core';
import { openCorrection, saveCorrection } from '@parrot/contract/corrections';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { faqContentOf, faqProblems } from '../../../../shared/faq/faq-content.ts';
import { FaqFields } from '../../../../shared/faq/faq-fields.tsx';
import { DialogForm } from '../../../../shared/form/dialog-form.tsx';
import { FormDialog } from '../../../../shared/form/form-dialog.tsx';
import { useForm } from '../../../../shared/form/use-form.ts';
import { call } from '../../../../shared/http/call.ts';
import { toast } from '../../../../shared/toast/toast.ts';
import { QueryContent } from '../../../../shared/ui/query-content.tsx';
import { useDialog } from '../../../../shared/ui/use-dialog.ts';
import { AnswerComparison } from './answer-comparison.tsx';
import classes from './bot-message.module.css';
import type { MessageReference } from './message-reference.ts';

type AnswerAgainDialogProps = MessageReference & { onClose: () => void };
type Opened = ReplyOf<typeof openCorrection>;

export function AnswerAgainDialog({ message, session, onClose }: AnswerAgainDialogProps) {
  const { t } = useTranslation('desk-bot');
  const opened = useDialog();
  const { userSessionId } = session;
  const { msgId } = message;
  const query = useQuery({
    queryKey: ['desk', 'correction', msgId],
    queryFn: ({ signal }) => call(openCorrection, { body: { userSessionId, msgId }, signal }),
    // The FAQ and who has the conversation can change; what is typed stays.
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    meta: { quiet: true },
  });
  return (
    <FormDialog opened={opened} onClose={onClose} title={t('again.title')} size="xl">
      <QueryContent query={query} lines={6}>
        {(found) => <AnswerAgainForm found={found} message={message} session={session} onClose={onClose} />}
      </QueryContent>
    </FormDialog>
  );
}

function AnswerAgainForm({ found, message, session, onClose }: AnswerAgainDialogProps & { found: Opened }) {
  const { t } = useTranslation('desk-bot');
  const { userSessionId, appName } = session;
  const { msgId } = message;
  const { faq, saves, sendsAs } = found;
  /** The same for each attempt, so that the visitor gets the message once. */
  const sentId = useRef(newId('msg'));
  const form = useForm({
    initial: {
      question: found.question,
      answer: faq?.answer ?? '',
      changesFaq: faq !== null,
      sends: sendsAs !== null,
    },
    toInput: ({ sends, ...edit }) => ({
      ...edit,
      // A changed FAQ has its own question.
      question: edit.question || (faq?.question ?? ''),
      ...{ userSessionId, msgId, instead: faq?.answer ?? '' },
      sendAs: sends && sendsAs ? { msgId: sentId.current, as: sendsAs } : null,
    }),
    validate: ({ question, answer, changesFaq }) =>
      faqProblems(faqContentOf([changesFaq ? question || (faq?.question ?? '') : question], answer)),
    send: (body: BodyOf<typeof saveCorrection>) => call(saveCorrection, { body }),
    onSuccess: ({ saved, faqIs, message: sent, notSent }) => {
      const isSaved = faqIs === 'same' ? t(`again.saved.${saved}`) : t(`again.faqIs.${faqIs}`);
      if (notSent) toast.failure(`${t(`again.notSent.${notSent}`)} ${isSaved}`);
      else toast.success(sent ? `${t('again.sent')} ${isSaved}` : isSaved);
      onClose();
    },
  });
  const { question, answer, changesFaq, sends } = form.values;
  const isSame = changesFaq && answer.trim() === faq?.answer.trim();
  return (
    <DialogForm
      form={form}
      submit={t(sends && sendsAs ? 'again.saveAndSend' : `again.save.${saves}`)}
      // What the draft has already can still be sent.
      disabled={isSame && !(sends && sendsAs)}
      onCancel={onClose}
    >
      <p>{t(`again.text.${saves}`, { app: appName })}</p>
      {faq && (
        <Radio.Group
          label={t('again.what')}
          value={changesFaq ? 'change' : 'add'}
          onChange={(value) => form.change({ changesFaq: value === 'change' })}
        >
          <Stack gap="xs" mt="xs">
            <Radio value="change" label={t('again.change', { question: faq.question })} />
            <Radio value="add" label={t('again.add')} />
          </Stack>
        </Radio.Group>
      )}
      <FaqFields
        fields={{ answer: form.field('answer'), ...(!changesFaq && { question: form.field('question') }) }}
        focus="answer"
      />
      <AnswerComparison
        before={message.value}
        edit={{ userSessionId, msgId, question: question || (faq?.question ?? ''), answer, changesFaq }}
      />
      {sendsAs ? (
        <Checkbox
          checked={sends}
          onChange={(event) => form.change({ sends: event.currentTarget.checked })}
          label={t(`again.sendAs.${sendsAs}`, { visitor: session.userName, bot: message.senderName })}
          description={t('again.marked')}
        />
      ) : (
        <p className={classes.meta}>{t('again.cannotSend')}</p>
      )}
    </DialogForm>
  );
}
