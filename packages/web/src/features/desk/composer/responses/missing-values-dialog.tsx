/** Asks for the values of a response's variables. Those that are known are filled in. */
import { Stack, TextInput } from '@mantine/core';
import { LIMITS } from '@parrot/contract/core';
import {
  missingVariables,
  type PredefinedResponse,
  parseResponse,
  type VariableValues,
  variablesIn,
} from '@parrot/contract/responses';
import { useTranslation } from 'react-i18next';
import { DialogForm } from '../../../../shared/form/dialog-form.tsx';
import { FormDialog } from '../../../../shared/form/form-dialog.tsx';
import { useForm } from '../../../../shared/form/use-form.ts';
import { variableLabel } from '../../../../shared/responses/variable-label.ts';
import { useDialog } from '../../../../shared/ui/use-dialog.ts';

type MissingValuesDialogProps = {
  response: PredefinedResponse;
  values: VariableValues;
  fields: readonly { name: string; label: string }[];
  isSent: boolean;
  onAnswer: (given: VariableValues) => void;
  onClose: () => void;
};

export function MissingValuesDialog(props: MissingValuesDialogProps) {
  const { response, values, fields, isSent, onAnswer, onClose } = props;
  const { t } = useTranslation('response-parts');
  const opened = useDialog();
  const names = variablesIn(response.text);
  const [firstMissing] = missingVariables(response.text, values);
  const form = useForm({
    initial: Object.fromEntries(names.map((name) => [name, values.get(name) ?? ''])),
    validate: (given) =>
      Object.fromEntries(
        missingVariables(response.text, withoutBlank(given)).map((name) => [name, 'Required']),
      ),
    send: async (given) => given,
    onSuccess: (given) => onAnswer(withoutBlank(given)),
  });
  return (
    <FormDialog opened={opened} onClose={onClose} title={t('missing.title', { title: response.title })}>
      <DialogForm form={form} submit={t(isSent ? 'missing.send' : 'missing.insert')} onCancel={onClose}>
        <Stack gap="sm">
          {names.map((name) => (
            <TextInput
              key={name}
              {...form.textField(name)}
              label={variableLabel(name, fields) ?? name}
              placeholder={fallbackOf(response.text, name)}
              maxLength={LIMITS.fieldText}
              autoComplete="off"
              data-autofocus={name === firstMissing || undefined}
            />
          ))}
        </Stack>
      </DialogForm>
    </FormDialog>
  );
}

const withoutBlank = (given: Record<string, string>): VariableValues =>
  new Map(Object.entries(given).filter(([, value]) => value.trim() !== ''));

const fallbackOf = (text: string, name: string): string | undefined =>
  parseResponse(text)
    .flatMap((part) =>
      part.kind === 'variable' && part.name === name && part.fallback ? [part.fallback] : [],
    )
    .at(0);
