/** Where an app is worked on. The address says which app and which step, so that it can be shared and reloaded. */
import type { AppId } from '@parrot/contract/core';

export type DesignerStep = 'questions' | 'publish';

export const designerAddress = (appId: AppId, step: DesignerStep = 'questions'): string =>
  `/home/studio/designer?app=${appId}${step === 'publish' ? '&step=publish' : ''}`;
