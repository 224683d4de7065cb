/**
 * Functions and their actions as checkboxes. An action needs its function; users can't grant what they don't
 * have.
 */
import { Checkbox, Tooltip } from '@mantine/core';
import { hasPermission, type ReplyOf } from '@parrot/contract/core';
import type { listFunctions, RoleDraft } from '@parrot/contract/team';
import { useTranslation } from 'react-i18next';
import { FormPart } from '../../../shared/form/edit-form.tsx';
import { useRights } from '../../../shared/session/use-rights.ts';
import { actionLabelKey, functionLabelKey } from './function-label-key.ts';
import { findFunction, hasAction, withAction, withFunction } from './role-draft.ts';
import classes from './role-form.module.css';

export type Functions = ReplyOf<typeof listFunctions>['items'];

type PermissionMatrixProps = {
  draft: RoleDraft;
  functions: Functions;
  readOnly: boolean;
  onChange: (draft: RoleDraft) => void;
};

export function PermissionMatrix({ draft, functions, readOnly, onChange }: PermissionMatrixProps) {
  const { t } = useTranslation('team');
  const mayGrant = useMayGrant();
  return (
    <FormPart title={t('roles.editor.matrix')}>
      <table className={classes.matrix}>
        <thead>
          <tr>
            <th scope="col">{t('roles.editor.function')}</th>
            <th scope="col" className={classes.viewable}>
              {t('roles.editor.viewable')}
            </th>
            <th scope="col">{t('roles.editor.actions')}</th>
          </tr>
        </thead>
        <tbody>
          {functions.map(({ functionName, actions }) => {
            const granted = findFunction(draft.functions, functionName);
            const known = functionLabelKey(functionName);
            const name = known ? t(`roles.functions.${known}`) : functionName;
            return (
              <tr key={functionName}>
                <th scope="row">
                  {name}
                  {known && <span className={classes.help}>{t(`roles.functionHelp.${known}`)}</span>}
                </th>
                <td>
                  <Right
                    label={t('roles.editor.viewableOf', { name })}
                    isLabelHidden
                    checked={granted !== undefined}
                    mine={mayGrant(functionName)}
                    disabled={readOnly}
                    onChange={(isOn) => onChange(withFunction(draft, functionName, isOn))}
                  />
                </td>
                <td>
                  <div className={classes.actions}>
                    {actions.length === 0 && (
                      <span className={classes.none}>{t('roles.editor.noActions')}</span>
                    )}
                    {actions.map(({ actionName }) => {
                      const key = actionLabelKey(actionName);
                      return (
                        <Right
                          key={actionName}
                          label={key ? t(`roles.actions.${key}`) : actionName}
                          checked={hasAction(granted, actionName)}
                          mine={mayGrant(functionName, actionName)}
                          disabled={readOnly || granted === undefined}
                          onChange={(isOn) => onChange(withAction(draft, functionName, actionName, isOn))}
                        />
                      );
                    })}
                  </div>
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </FormPart>
  );
}

type RightProps = {
  label: string;
  isLabelHidden?: boolean;
  checked: boolean;
  mine: boolean;
  disabled: boolean;
  onChange: (isOn: boolean) => void;
};

function Right({ label, isLabelHidden = false, checked, mine, disabled, onChange }: RightProps) {
  const { t } = useTranslation('team');
  return (
    <Tooltip label={t('roles.editor.notYours')} disabled={mine || disabled} multiline maw={260}>
      <div>
        <Checkbox
          size="xs"
          {...(isLabelHidden ? { 'aria-label': label } : { label })}
          checked={checked}
          disabled={disabled || !mine}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
      </div>
    </Tooltip>
  );
}

/** Whether the current user has it; for unknown ones the server decides. */
function useMayGrant(): (functionName: string, actionName?: string) => boolean {
  const rights = useRights();
  return (functionName, actionName) => {
    const known = functionLabelKey(functionName);
    return (
      known === undefined || hasPermission(rights, known, actionName ? actionLabelKey(actionName) : undefined)
    );
  };
}
