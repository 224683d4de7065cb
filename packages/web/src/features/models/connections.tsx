/** A card for each provider, with its actions. */
import { MODEL_PROVIDERS, type ModelConnection, type ModelProvider } from '@parrot/contract/models';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../shared/form/form-dialog.tsx';
import { ConnectionCard } from './connection-card.tsx';
import { ConnectionForm } from './connection-form.tsx';
import classes from './models.module.css';
import { PROVIDERS } from './providers.ts';
import { RemoveConnectionDialog } from './remove-connection-dialog.tsx';

type ConnectionsProps = { connections: readonly ModelConnection[]; files: readonly string[] };

export function Connections({ connections, files }: ConnectionsProps) {
  const { t } = useTranslation('models');
  // Preserved while the dialog closes, as its text refers to it.
  const [provider, setProvider] = useState<ModelProvider>('llama');
  const [open, setOpen] = useState<'form' | 'remove' | null>(null);
  const close = () => setOpen(null);
  const find = (wanted: ModelProvider) => connections.find((one) => one.provider === wanted);
  const start = (what: 'form' | 'remove', about: ModelProvider) => {
    setProvider(about);
    setOpen(what);
  };
  return (
    <>
      <ul className={classes.cards}>
        {PROVIDERS.map((one) => (
          <ConnectionCard
            key={one}
            provider={one}
            connection={find(one)}
            onEdit={() => start('form', one)}
            onRemove={() => start('remove', one)}
          />
        ))}
      </ul>
      <FormDialog
        opened={open === 'form'}
        onClose={close}
        title={t(find(provider) ? 'form.changeTitle' : 'form.title', { provider: MODEL_PROVIDERS[provider] })}
      >
        <ConnectionForm provider={provider} existing={find(provider)} files={files} onClose={close} />
      </FormDialog>
      <RemoveConnectionDialog provider={provider} opened={open === 'remove'} onClose={close} />
    </>
  );
}
