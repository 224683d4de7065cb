/** Who invoices are made out to. */
import { Button, Stack, Textarea, TextInput } from '@mantine/core';
import { type BillingDetails, billingDetails, saveBillingDetails } from '@parrot/contract/billing';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { FormMessage } from '../../../shared/form/form-message.tsx';
import { useForm } from '../../../shared/form/use-form.ts';
import { call } from '../../../shared/http/call.ts';
import { toast } from '../../../shared/toast/toast.ts';
import { billingDetailsQuery } from '../billing-queries.ts';

export function BillingDetailsForm({ details }: { details: BillingDetails }) {
  const { t } = useTranslation('billing');
  const client = useQueryClient();
  const { textField, ...form } = useForm({
    initial: details,
    schema: billingDetails,
    send: (body: BillingDetails) => call(saveBillingDetails, { body }),
    onSuccess: (_, values) => {
      client.setQueryData(billingDetailsQuery.queryKey, values);
      toast.success(t('details.saved'));
    },
  });
  return (
    <form {...form.formProps}>
      <Stack>
        <TextInput {...textField('company')} label={t('details.company')} autoComplete="organization" />
        <Textarea
          {...textField('address')}
          label={t('details.address')}
          autoComplete="street-address"
          autosize
          minRows={2}
          maxRows={6}
        />
        <TextInput {...textField('taxId')} label={t('details.taxId')} />
        <FormMessage form={form} />
        <div>
          <Button type="submit" loading={form.isPending} disabled={!form.isDirty}>
            {t('details.save')}
          </Button>
        </div>
      </Stack>
    </form>
  );
}
