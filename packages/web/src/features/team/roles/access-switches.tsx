/** The areas a role opens: Studio, Desk, all apps. Users can't grant what they don't have. */
import { Switch } from '@mantine/core';
import type { RoleDraft } from '@parrot/contract/team';
import { useTranslation } from 'react-i18next';
import { FormPart } from '../../../shared/form/edit-form.tsx';
import { useRights } from '../../../shared/session/use-rights.ts';
import classes from './role-form.module.css';

type AccessSwitchesProps = {
  draft: RoleDraft;
  mayGrantAllApps: boolean;
  readOnly: boolean;
  onChange: (draft: RoleDraft) => void;
};

export function AccessSwitches({ draft, mayGrantAllApps, readOnly, onChange }: AccessSwitchesProps) {
  const { t } = useTranslation('team');
  const { studioAccess, deskAccess } = useRights().userInfo;
  const mine = { studioAccess, deskAccess, allApps: mayGrantAllApps };
  const HELP = { studioAccess: 'studioHelp', deskAccess: 'deskHelp', allApps: 'allAppsHelp' } as const;
  return (
    <FormPart title={t('roles.editor.access')}>
      <div className={classes.switches}>
        {(['studioAccess', 'deskAccess', 'allApps'] as const).map((name) => (
          <Switch
            key={name}
            size="xs"
            classNames={{ track: classes.track }}
            label={t(`roles.editor.${name}`)}
            description={
              mine[name] || readOnly ? t(`roles.editor.${HELP[name]}`) : t('roles.editor.notYours')
            }
            checked={draft[name]}
            disabled={readOnly || !mine[name]}
            onChange={(event) => onChange({ ...draft, [name]: event.currentTarget.checked })}
          />
        ))}
      </div>
    </FormPart>
  );
}
