/** The two limits of a month. An empty field is no limit. */
import { Button, NumberInput } from '@mantine/core';
import { type ModelBudget, modelBudget } from '@parrot/contract/models';
import { useTranslation } from 'react-i18next';
import { FormMessage } from '../../shared/form/form-message.tsx';
import { useForm } from '../../shared/form/use-form.ts';
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
  const save = useSaveBudget();
  const form = useForm<Record<Name, number | string>, ModelBudget>({
    initial: { monthlyTokens: budget.monthlyTokens ?? '', monthlyCost: budget.monthlyCost ?? '' },
    schema: modelBudget,
    toInput: ({ monthlyTokens, monthlyCost }) => ({
      monthlyTokens: limitOf(monthlyTokens),
      monthlyCost: limitOf(monthlyCost),
    }),
    send: (limits) => save.mutateAsync(limits),
    onSuccess: () => void toast.success(t('budget.saved')),
  });
  const isSame = FIELDS.every(({ name }) => limitOf(form.values[name]) === budget[name]);
  return (
    <form {...form.formProps} className={classes.budget}>
      <div className={classes.pair}>
        {FIELDS.map(({ name, label, decimals, prefix }) => (
          <NumberInput
            key={name}
            {...form.field(name)}
            label={t(label)}
            placeholder={t('budget.noLimit')}
            prefix={prefix}
            thousandSeparator=","
            thousandsGroupStyle="lakh"
            max={modelBudget.shape[name].unwrap().maxValue ?? undefined}
            allowNegative={false}
            decimalScale={decimals}
            hideControls
          />
        ))}
      </div>
      <p className={classes.quiet}>{t('budget.noPrices')}</p>
      <FormMessage form={form} />
      <Button type="submit" variant="default" disabled={isSame} loading={form.isPending}>
        {t('budget.save')}
      </Button>
    </form>
  );
}

const limitOf = (value: number | string): number | null => (value === '' ? null : Number(value));
