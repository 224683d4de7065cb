/** Asks before publishing a draft that answers real questions worse, or that was not compared to the end. */
import { Button, Modal } from '@mantine/core';
import type { AnswerComparison } from '@parrot/contract/apps';
import { useTranslation } from 'react-i18next';
import classes from './real-questions.module.css';
import { isUnfinished } from './use-answer-comparison.ts';

type PublishAnywayDialogProps = {
  opened: boolean;
  /** Undefined while it loads. */
  comparison: AnswerComparison | undefined;
  onPublish: () => void;
  onReview: () => void;
  onClose: () => void;
};

export function PublishAnywayDialog({
  opened,
  comparison,
  onPublish,
  onReview,
  onClose,
}: PublishAnywayDialogProps) {
  const { t } = useTranslation('designer');
  const { done = 0, total = 0 } = comparison ?? {};
  const worse = comparison?.counts.worse ?? 0;
  const unfinished = !comparison || isUnfinished(comparison);
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={
        worse > 0 ? t('realQuestions.ask.worseTitle', { count: worse }) : t('realQuestions.ask.earlyTitle')
      }
      closeButtonProps={{ 'aria-label': t('close', { ns: 'shell' }) }}
    >
      {worse > 0 && <p className={classes.text}>{t('realQuestions.ask.worseText', { count: worse })}</p>}
      {unfinished && (
        <p className={classes.text}>
          {total > 0 ? t('realQuestions.ask.earlyText', { done, total }) : t('realQuestions.ask.notStarted')}
        </p>
      )}
      <div className={classes.choice}>
        <Button variant="default" size="lg" onClick={onReview} data-autofocus>
          {t(worse > 0 ? 'realQuestions.ask.look' : 'realQuestions.ask.wait')}
        </Button>
        <Button size="lg" onClick={onPublish}>
          {t('realQuestions.ask.publish')}
        </Button>
      </div>
    </Modal>
  );
}
