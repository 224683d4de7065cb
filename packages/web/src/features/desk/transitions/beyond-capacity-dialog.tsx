/** Asks an agent at capacity whether to take one more conversation. */
import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useDialog } from '../../../shared/ui/use-dialog.ts';

type BeyondCapacityDialogProps = { message: string; onAccept: () => void; onDecline: () => void };

export function BeyondCapacityDialog({ message, onAccept, onDecline }: BeyondCapacityDialogProps) {
  const { t } = useTranslation('desk');
  const opened = useDialog();
  return (
    <Modal
      opened={opened}
      onClose={onDecline}
      title={t('take.beyondCapacity')}
      closeButtonProps={{ 'aria-label': t('close', { ns: 'shell' }) }}
    >
      <Stack gap="md">
        <Text size="sm">{message}</Text>
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onDecline}>
            {t('cancel', { ns: 'shell' })}
          </Button>
          <Button onClick={onAccept} data-autofocus>
            {t('take.anyway')}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
