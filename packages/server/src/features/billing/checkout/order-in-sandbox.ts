import type { Caller } from '../../../platform/index.ts';
import type { CheckoutService } from './checkout.service.ts';
import type { SandboxPage } from './sandbox-page.service.ts';
import type { SandboxAction } from './sandbox-provider.ts';

export type OrderInSandbox = (caller: Caller, planCode: string, action: SandboxAction) => Promise<void>;

export const createOrderInSandbox =
  (checkout: Pick<CheckoutService, 'order'>, page: Pick<SandboxPage, 'act'>): OrderInSandbox =>
  async (caller, planCode, action) => {
    const { id } = await checkout.order(caller, { planCode, redirectUrl: '/home/studio/payment' });
    await page.act(id, action);
  };
