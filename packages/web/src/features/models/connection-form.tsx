/** Connects one provider: model, key and prices. The connection can be tested before saving. */
import { Button } from '@mantine/core';
import type { FieldErrors } from '@parrot/contract/core';
import { MODEL_PROVIDERS, type ModelConnection, type ModelProvider } from '@parrot/contract/models';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError, messageOf } from '../../shared/http/api-error.ts';
import { toast } from '../../shared/toast/toast.ts';
import { ConnectionFields } from './connection-fields.tsx';
import { type ConnectionValues, checkConnection, valuesOf } from './connection-values.ts';
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
  const [values, setValues] = useState(() => valuesOf(existing));
  const [wrong, setWrong] = useState<FieldErrors>({});
  const form = useRef<HTMLFormElement>(null);
  const save = useSaveModel();
  const test = useTestModel();
  useEffect(() => {
    if (Object.keys(wrong).length > 0)
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [wrong]);

  const change = (next: Partial<ConnectionValues>) => {
    setValues({ ...values, ...next });
    setWrong({});
    save.reset();
    test.reset();
  };
  const takeRefusal = (error: unknown) => setWrong(error instanceof ApiError ? error.fields : {});
  const checked = () => {
    const { draft, wrong: problems } = checkConnection(provider, values, existing);
    setWrong(problems ?? {});
    return draft;
  };
  const tryOut = () => {
    save.reset();
    const draft = checked();
    if (draft) test.mutate(draft, { onError: takeRefusal });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const draft = save.isPending ? undefined : checked();
    if (!draft) return;
    save.mutate(draft, {
      onSuccess: () => {
        toast.success(t('form.saved', { provider: MODEL_PROVIDERS[provider] }));
        onClose();
      },
      onError: takeRefusal,
    });
  };
  const error = save.error ?? test.error;
  return (
    <form ref={form} onSubmit={submit} noValidate className={classes.form} autoComplete="off">
      <ConnectionFields
        provider={provider}
        existing={existing}
        files={files}
        values={values}
        wrong={wrong}
        onChange={change}
      />
      <div className={classes.test}>
        <Button variant="default" loading={test.isPending} onClick={tryOut}>
          {t('form.test')}
        </Button>
        <TestResult result={test.data} />
      </div>
      {error && Object.keys(wrong).length === 0 && (
        <p className={classes.failure} role="alert">
          {messageOf(error)}
        </p>
      )}
      <div className={classes.answer}>
        <Button variant="default" size="lg" onClick={onClose}>
          {t('cancel')}
        </Button>
        <Button type="submit" size="lg" loading={save.isPending}>
          {t('form.save')}
        </Button>
      </div>
    </form>
  );
}
