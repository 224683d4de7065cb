/** Asks before all other sessions are ended. */
import { Button, Group, Modal, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';

type SignOutDialogProps = {
  opened: boolean;
  count: number;
  isPending: boolean;
  onConfirm: () => void;
  onClose: () => void;
};

export function SignOutDialog({ opened, count, isPending, onConfirm, onClose }: SignOutDialogProps) {
  const { t } = useTranslation('profile');
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={t('security.sessions.askTitle')}
      closeButtonProps={{ 'aria-label': t('close', { ns: 'shell' }) }}
    >
      <Text c="dimmed">{t('security.sessions.askText', { count })}</Text>
      <Group justify="flex-end" mt="lg" gap="xs">
        <Button variant="default" size="lg" onClick={onClose} data-autofocus>
          {t('cancel')}
        </Button>
        <Button color="red" size="lg" loading={isPending} onClick={onConfirm}>
          {t('security.sessions.endAll')}
        </Button>
      </Group>
    </Modal>
  );
}
