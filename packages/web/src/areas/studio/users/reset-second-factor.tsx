/** Removes the second factor of a member who lost it. */
import { Button } from '@mantine/core';
import type { MemberEntry } from '@parrot/contract/team';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useResetSecondFactor } from '../../../features/accounts/second-factor/use-workspace-security.ts';
import { MemberPicker } from '../../../features/team/parts/member-picker.tsx';
import { toast } from '../../../shared/toast/toast.ts';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog.tsx';
import { Panel } from '../../../shared/ui/panel.tsx';
import classes from './users-page.module.css';

export function ResetSecondFactor() {
  const { t } = useTranslation('second-factor');
  const [member, setMember] = useState<MemberEntry | null>(null);
  const [asking, setAsking] = useState(false);
  const reset = useResetSecondFactor();
  const close = () => {
    setAsking(false);
    reset.reset();
  };
  return (
    <Panel title={t('reset.title')} help={t('reset.help')}>
      <div className={classes.reset}>
        <MemberPicker label={t('reset.member')} value={member} onChange={setMember} clearable />
        <Button variant="default" size="lg" disabled={!member} onClick={() => setAsking(true)}>
          {t('reset.open')}
        </Button>
      </div>
      {asking && member && (
        <ConfirmDialog
          title={t('reset.askTitle', { name: member.userName })}
          confirm={t('reset.submit')}
          busy={reset.isPending}
          error={reset.error}
          onConfirm={() =>
            reset.mutate(member.userId, {
              onSuccess: () => {
                close();
                setMember(null);
                toast.success(t('reset.done'));
              },
            })
          }
          onClose={close}
        >
          <p>{t('reset.text')}</p>
        </ConfirmDialog>
      )}
    </Panel>
  );
}
