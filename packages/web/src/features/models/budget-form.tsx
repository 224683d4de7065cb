/** The two limits of a month. An empty one is none. */
import { Button, NumberInput } from '@mantine/core';
import type { FieldErrors } from '@parrot/contract/core';
import { type ModelBudget, modelBudget } from '@parrot/contract/models';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError, messageOf } from '../../shared/http/api-error.ts';
import { toast } from '../../shared/toast/toast.ts';
import classes from './models.module.css';
import { useSaveBudget } from './use-models.ts';

type Name = keyof ModelBudget;
const FIELDS = [
  { name: 'monthlyTokens', label: 'budget.tokens', decimals: 0, prefix: '' },
  { name: 'monthlyCost', label: 'budget.cost', decimals: 2, prefix: '$' },
] as const satisfies readonly { name: Name; label: string; decimals: number; prefix: string }[];

export function BudgetForm({ budget }: { budget: ModelBudget }) {
  const { t } = useTranslation('models');
  const [values, setValues] = useState<Record<Name, number | string>>({
    monthlyTokens: budget.monthlyTokens ?? '',
    monthlyCost: budget.monthlyCost ?? '',
  });
  const [wrong, setWrong] = useState<FieldErrors>({});
  const save = useSaveBudget();
  const typed = { monthlyTokens: limitOf(values.monthlyTokens), monthlyCost: limitOf(values.monthlyCost) };
  const isSame = typed.monthlyTokens === budget.monthlyTokens && typed.monthlyCost === budget.monthlyCost;

  const change = (name: Name, next: number | string) => {
    setValues({ ...values, [name]: next });
    setWrong({});
    save.reset();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isSame || save.isPending) return;
    const { data, error } = modelBudget.safeParse(typed);
    if (!data) {
      setWrong(Object.fromEntries(error.issues.map(({ path, message }) => [String(path[0]), message])));
      return;
    }
    save.mutate(data, {
      onSuccess: () => void toast.success(t('budget.saved')),
      onError: (refused) => setWrong(refused instanceof ApiError ? refused.fields : {}),
    });
  };
  return (
    <form onSubmit={submit} noValidate className={classes.budget}>
      <div className={classes.pair}>
        {FIELDS.map(({ name, label, decimals, prefix }) => (
          <NumberInput
            key={name}
            label={t(label)}
            placeholder={t('budget.noLimit')}
            prefix={prefix}
            thousandSeparator=","
            thousandsGroupStyle="lakh"
            value={values[name]}
            error={wrong[name]}
            max={modelBudget.shape[name].unwrap().maxValue ?? undefined}
            allowNegative={false}
            decimalScale={decimals}
            hideControls
            onChange={(next) => change(name, next)}
          />
        ))}
      </div>
      <p className={classes.quiet}>{t('budget.noPrices')}</p>
      {save.error && Object.keys(wrong).length === 0 && (
        <p className={classes.failure} role="alert">
          {messageOf(save.error)}
        </p>
      )}
      <Button type="submit" variant="default" disabled={isSame} loading={save.isPending}>
        {t('budget.save')}
      </Button>
    </form>
  );
}

const limitOf = (value: number | string): number | null => (value === '' ? null : Number(value));
