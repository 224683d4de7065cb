/** The URLs of the designer: the app and the step. */
import type { App } from '@parrot/contract/apps';
import type { AppId } from '@parrot/contract/core';

export const DESIGNER_PATH = '/home/studio/designer';
/** 'versions' belongs to publishing. */
const STEPS = ['questions', 'personalization', 'publish', 'versions'] as const;
export type DesignerStep = (typeof STEPS)[number];

export function designerPath(
  appId: AppId,
  step: DesignerStep = 'questions',
  more: Record<string, string> = {},
): string {
  const query = new URLSearchParams({ app: appId, ...(step === 'questions' ? {} : { step }), ...more });
  return `${DESIGNER_PATH}?${query}`;
}

/** A new app opens at its flow, its documents or its FAQs. */
export const newAppPath = ({ appId, appType }: App): string =>
  designerPath(appId, 'questions', appType === 'GenAI' ? { screen: 'documents' } : {});

export const stepIn = (query: URLSearchParams): DesignerStep =>
  STEPS.find((step) => step === query.get('step')) ?? 'questions';
