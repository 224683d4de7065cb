/** The secret: hidden until requested, copied, and renewed after a confirmation. */
import { Button, Code } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import type { AppId } from '@parrot/contract/core';
import { useTranslation } from 'react-i18next';
import { formatDateTimeInText } from '../../../shared/format/format-date-time.ts';
import { IconEye } from '../../../shared/icons/eye.ts';
import { IconEyeOff } from '../../../shared/icons/eye-off.ts';
import { IconRefresh } from '../../../shared/icons/refresh.ts';
import { toast } from '../../../shared/toast/toast.ts';
import { CopySnippet } from '../publishing/copy-snippet.tsx';
import card from '../publishing/publish-panel.module.css';
import { RenewSecretDialog } from './renew-secret-dialog.tsx';
import { useIdentitySecret } from './use-identity-secret.ts';

const HIDDEN = '•'.repeat(32);

export function IdentitySecret({ appId, isRequired }: { appId: AppId; isRequired: boolean }) {
  const { t } = useTranslation('designer');
  const { shown, show, renew, hide } = useIdentitySecret(appId);
  const [asking, { open, close }] = useDisclosure(false);
  const onRenew = () =>
    renew.mutate(undefined, {
      onSuccess: () => {
        close();
        toast.success(t('identity.renewed'));
      },
    });
  return (
    <>
      <h3 className={card.subtitle}>{t('identity.secret')}</h3>
      <p className={card.text}>{t('identity.secretText')}</p>
      <Code
        block
        className={card.code}
        role="group"
        aria-label={t(shown ? 'identity.secret' : 'identity.secretHidden')}
      >
        {shown ? shown.secret : <span aria-hidden>{HIDDEN}</span>}
      </Code>
      {shown && (
        <p className={card.quiet}>{t('identity.made', { when: formatDateTimeInText(shown.createdAt) })}</p>
      )}
      <div className={card.actions}>
        {/* One toggle button, so that the focus stays on it. */}
        <Button
          variant="default"
          leftSection={
            shown ? (
              <IconEyeOff size={16} stroke={1.75} aria-hidden />
            ) : (
              <IconEye size={16} stroke={1.75} aria-hidden />
            )
          }
          loading={show.isPending}
          onClick={() => (shown ? hide() : show.mutate())}
        >
          {t(shown ? 'identity.hide' : 'identity.show')}
        </Button>
        {shown && <CopySnippet text={shown.secret} label={t('identity.copySecret')} />}
        <Button
          variant="subtle"
          color="gray"
          leftSection={<IconRefresh size={16} stroke={1.75} aria-hidden />}
          onClick={open}
        >
          {t('identity.renew')}
        </Button>
      </div>
      <RenewSecretDialog
        opened={asking}
        isRequired={isRequired}
        isPending={renew.isPending}
        onConfirm={onRenew}
        onClose={close}
      />
    </>
  );
}
