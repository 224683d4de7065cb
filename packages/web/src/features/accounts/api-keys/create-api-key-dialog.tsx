/** Creates an API key, then shows its secret, which can't be shown again. */
import { Checkbox, Select, TextInput } from '@mantine/core';
import { createApiKey } from '@parrot/contract/accounts';
import { API_SCOPES, type ApiScope, LIMITS } from '@parrot/contract/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DialogForm } from '../../../shared/form/dialog-form.tsx';
import { FormDialog } from '../../../shared/form/form-dialog.tsx';
import { useForm } from '../../../shared/form/use-form.ts';
import { call } from '../../../shared/http/call.ts';
import { useDialog } from '../../../shared/ui/use-dialog.ts';
import classes from './api-keys-panel.module.css';
import { NewApiKeyDialog } from './new-api-key-dialog.tsx';
import { SCOPE_TEXTS } from './scope-texts.ts';

const DAYS = [7, 30, 90, 180, 365] as const;
const INITIAL = { name: '', scopes: [] as ApiScope[], expiresInDays: '90' };

type CreateApiKeyDialogProps = { onCreated: () => void; onClose: () => void };

export function CreateApiKeyDialog({ onCreated, onClose }: CreateApiKeyDialogProps) {
  const { t } = useTranslation('api-keys');
  const [secret, setSecret] = useState('');
  const opened = useDialog();
  const form = useForm({
    initial: INITIAL,
    schema: createApiKey.body,
    toInput: ({ expiresInDays, ...rest }) => ({ ...rest, expiresInDays: Number(expiresInDays) }),
    send: (body) => call(createApiKey, { body }),
    onSuccess: (reply) => {
      onCreated();
      setSecret(reply.secret);
    },
  });
  if (secret) return <NewApiKeyDialog secret={secret} onClose={onClose} />;
  const expiry = form.field('expiresInDays');
  const { onChange: chooseScopes, ...scopes } = form.field('scopes');
  return (
    <FormDialog opened={opened} onClose={onClose} title={t('create')}>
      <DialogForm form={form} submit={t('submit')} onCancel={onClose}>
        <TextInput
          {...form.textField('name')}
          label={t('name')}
          description={t('nameHelp')}
          maxLength={LIMITS.apiKeys.name}
          data-autofocus
        />
        <Select
          {...expiry}
          label={t('expiry')}
          data={DAYS.map((days) => ({ value: String(days), label: t('days', { count: days }) }))}
          allowDeselect={false}
          onChange={(days) => days && expiry.onChange(days)}
        />
        <Checkbox.Group
          value={scopes.value}
          error={scopes.error}
          label={t('scopes.label')}
          description={t('scopes.help')}
          onChange={(chosen) => chooseScopes(chosen as ApiScope[])}
        >
          <div className={classes.scopes}>
            {API_SCOPES.map((scope) => (
              <Checkbox
                key={scope}
                value={scope}
                label={t(`scopes.${SCOPE_TEXTS[scope]}`)}
                description={scope}
              />
            ))}
          </div>
        </Checkbox.Group>
      </DialogForm>
    </FormDialog>
  );
}
