/** Connects one provider: model, key and prices. The connection can be tested before saving. */
import { Button } from '@mantine/core';
import { useDidUpdate } from '@mantine/hooks';
import { REQUIRED } from '@parrot/contract/core';
import {
  MODEL_PROVIDERS,
  type ModelConnection,
  type ModelProvider,
  modelConnectionDraft,
} from '@parrot/contract/models';
import { useTranslation } from 'react-i18next';
import { FormMessage } from '../../shared/form/form-message.tsx';
import { useFormInDialog } from '../../shared/form/forms-in-dialog.ts';
import { useForm } from '../../shared/form/use-form.ts';
import { toast } from '../../shared/toast/toast.ts';
import { ConnectionFields } from './connection-fields.tsx';
import { draftOf, valuesOf } from './connection-values.ts';
import classes from './models.module.css';
import { TestResult } from './test-result.tsx';
import { useSaveModel, useTestModel } from './use-models.ts';

type ConnectionFormProps = {
  provider: ModelProvider;
  existing: ModelConnection | undefined;
  files: readonly string[];
  onClose: () => void;
};

export function ConnectionForm({ provider, existing, files, onClose }: ConnectionFormProps) {
  const { t } = useTranslation('models');
  const save = useSaveModel();
  const test = useTestModel();
  const form = useForm({
    initial: valuesOf(existing),
    schema: modelConnectionDraft,
    toInput: (values) => draftOf(provider, values, existing),
    validate: ({ source, file }) => ({ file: source === 'file' && file === '' ? REQUIRED : undefined }),
    fieldOf: { 'prices.input': 'input', 'prices.output': 'output' },
    send: (draft) => save.mutateAsync(draft),
    onSuccess: () => {
      toast.success(t('form.saved', { provider: MODEL_PROVIDERS[provider] }));
      onClose();
    },
  });
  // The result of a test applies only to the values that were tested.
  useDidUpdate(test.reset, [form.values]);
  const testConnection = () => {
    const draft = form.checkedInput();
    if (draft) test.mutate(draft, { onError: form.showFailure });
  };
  useFormInDialog(form);
  return (
    <form {...form.formProps} className={classes.form} autoComplete="off">
      <ConnectionFields provider={provider} existing={existing} files={files} form={form} />
      <div className={classes.test}>
        <Button variant="default" loading={test.isPending} onClick={testConnection}>
          {t('form.test')}
        </Button>
        <TestResult result={test.data} />
      </div>
      <FormMessage form={form} />
      <div className={classes.answer}>
        <Button variant="default" size="lg" onClick={onClose}>
          {t('cancel')}
        </Button>
        <Button type="submit" size="lg" loading={form.isPending}>
          {t('form.save')}
        </Button>
      </div>
    </form>
  );
}
