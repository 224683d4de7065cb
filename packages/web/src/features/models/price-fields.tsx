/** The provider's prices per million tokens of input and output. */
import { NumberInput } from '@mantine/core';
import { modelPrices } from '@parrot/contract/models';
import { useTranslation } from 'react-i18next';
import type { FieldsProps } from './connection-values.ts';
import classes from './models.module.css';

export function PriceFields({ form }: Pick<FieldsProps, 'form'>) {
  const { t } = useTranslation('models');
  return (
    <fieldset className={classes.prices}>
      <legend className={classes.subtitle}>{t('form.prices')}</legend>
      <p className={classes.quiet}>{t('form.pricesHelp')}</p>
      <div className={classes.pair}>
        {(['input', 'output'] as const).map((name) => (
          <NumberInput
            key={name}
            {...form.field(name)}
            size="lg"
            label={t(`form.${name}`)}
            prefix="$"
            placeholder="$0"
            max={modelPrices.shape[name].maxValue ?? undefined}
            allowNegative={false}
            decimalScale={4}
            hideControls
          />
        ))}
      </div>
    </fieldset>
  );
}
