/** Why the bot gave this answer: the question it understood, the candidates, and its confidence. */
import { Button, Group, Modal } from '@mantine/core';
import type { Message } from '@parrot/contract/conversations';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { QueryContent } from '../../../../shared/ui/query-content.tsx';
import { useDialog } from '../../../../shared/ui/use-dialog.ts';
import classes from './bot-message.module.css';
import { TraceFinding } from './trace-finding.tsx';
import { traceQuery } from './trace-query.ts';

type AnswerTraceDialogProps = { message: Message; onClose: () => void; onFix: () => void };

export function AnswerTraceDialog({ message, onClose, onFix }: AnswerTraceDialogProps) {
  const { t } = useTranslation('desk-context');
  const opened = useDialog();
  const query = useQuery(traceQuery(message));
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={t('why.title')}
      size="lg"
      closeButtonProps={{ 'aria-label': t('close', { ns: 'shell' }) }}
    >
      <div className={classes.body}>
        <blockquote className={classes.quote}>{message.value}</blockquote>
        <QueryContent query={query} lines={4}>
          {({ trace, version }) => (
            <>
              {trace.finding ? <TraceFinding finding={trace.finding} /> : <p>{t('why.byFlow')}</p>}
              <p className={classes.meta}>{t('why.version', { number: version.number })}</p>
            </>
          )}
        </QueryContent>
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose}>
            {t('close', { ns: 'shell' })}
          </Button>
          <Button onClick={onFix}>{t('fix.open')}</Button>
        </Group>
      </div>
    </Modal>
  );
}
