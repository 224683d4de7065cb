/** Asks whether this browser may show notifications. */
import { Button, Group, Modal, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ring } from '../../shared/browser/ring.ts';
import { toast } from '../../shared/toast/toast.ts';
import { rememberAsked } from './consent.ts';

export default function ConsentDialog() {
  const { t } = useTranslation();
  const [open, setOpen] = useState(true);

  const close = () => {
    rememberAsked();
    setOpen(false);
  };
  const ask = async () => {
    close();
    const permission = await Notification.requestPermission();
    if (permission !== 'granted') toast.failure(t('consent.blockedHelp'), { title: t('consent.blocked') });
  };

  const testSound = async () => {
    if (!(await ring())) toast.failure(t('consent.noSound'));
  };

  return (
    <Modal
      opened={open}
      onClose={close}
      title={t('consent.title')}
      closeButtonProps={{ 'aria-label': t('close') }}
    >
      <Text c="dimmed">{t('consent.text')}</Text>
      <Group justify="flex-end" mt="lg" gap="xs">
        <Button variant="subtle" size="lg" mr="auto" onClick={() => void testSound()}>
          {t('consent.testSound')}
        </Button>
        <Button variant="default" size="lg" onClick={close}>
          {t('consent.later')}
        </Button>
        <Button size="lg" onClick={ask} data-autofocus>
          {t('consent.allow')}
        </Button>
      </Group>
    </Modal>
  );
}
