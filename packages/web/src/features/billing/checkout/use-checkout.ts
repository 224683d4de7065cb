/** Orders a plan and goes to the provider's payment page. */
import { checkoutUpgrade } from '@parrot/contract/billing';
import { useMutation } from '@tanstack/react-query';
import { page } from '../../../shared/browser/page-location.ts';
import { call } from '../../../shared/http/call.ts';
import { useFlowStore } from '../../../state/flow-store.ts';
import { storeCheckout } from './stored-checkout.ts';

const RESULT_PAGE = '/home/studio/payment';

export const useCheckout = () =>
  useMutation({
    mutationFn: (planCode: string) =>
      call(checkoutUpgrade, {
        body: { planCode, quantity: 1, redirectUrl: `${window.location.origin}${RESULT_PAGE}` },
      }),
    onSuccess: ({ data }) => {
      useFlowStore.setState({ paymentStatus: '' });
      storeCheckout(data.checkoutPageId);
      page.leaveTo(data.url);
    },
    meta: { quiet: true },
  });
