/**
 * The user's working state, stored across reloads. The fields of the flow that come from the server
 * (botDetails, userRoleDetails, appRoleDetails, profileDetails, defaultAppConfig, subscriptionDetails) are in
 * the query cache.
 */
import type { PaymentStatus } from '@parrot/contract/billing';
import type { AppId, ParrotId } from '@parrot/contract/core';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { browserStorage } from './timed-storage.ts';

export type ProfileTab = 'account' | 'notifications' | 'availability' | 'security' | 'subscription';

export type FlowState = {
  appId: AppId | '';
  botAppName: string;
  parrotID: ParrotId | '';
  isCardView: boolean;
  filterType: string[];
  defaultDesignerSidebar: string;
  showSubscriptionRenewalBar: boolean;
  /** Set to end the session in every tab. */
  triggerLogout: boolean;
  profileActiveTab: ProfileTab;
  paymentStatus: PaymentStatus;
};

export const EMPTY_FLOW: FlowState = {
  appId: '',
  botAppName: '',
  parrotID: '',
  isCardView: true,
  filterType: [],
  defaultDesignerSidebar: 'designer',
  showSubscriptionRenewalBar: false,
  triggerLogout: false,
  profileActiveTab: 'account',
  paymentStatus: '',
};

export const useFlowStore = create<FlowState>()(
  persist((): FlowState => EMPTY_FLOW, {
    name: 'parrot-flow',
    storage: browserStorage<FlowState>(),
    skipHydration: true,
    merge: (stored) => ({ ...EMPTY_FLOW, ...(stored as Partial<FlowState> | undefined) }),
  }),
);
