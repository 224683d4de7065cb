/** Opens the payment provider's page with payment methods and receipts. */
import { Button } from '@mantine/core';
import { openCustomerPortal } from '@parrot/contract/billing';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { page } from '../../../shared/browser/page-location.ts';
import { call } from '../../../shared/http/call.ts';

export function PortalButton() {
  const { t } = useTranslation('billing');
  const open = useMutation({
    mutationFn: () => call(openCustomerPortal),
    onSuccess: ({ data }) => page.leaveTo(data.url),
  });
  return (
    <Button variant="default" loading={open.isPending || open.isSuccess} onClick={() => open.mutate()}>
      {t('portal')}
    </Button>
  );
}
