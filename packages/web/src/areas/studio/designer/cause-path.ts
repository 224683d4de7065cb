import type { AnswerCause } from '@parrot/contract/apps';
import type { AppId } from '@parrot/contract/core';
import { designerPath } from './designer-path.ts';

/** Where a builder edits what made an answer differ. */
export function causePath(appId: AppId, cause: AnswerCause): string {
  const faqs = (more: Record<string, string> = {}) =>
    designerPath(appId, 'questions', { screen: 'faq', ...more });
  switch (cause.what) {
    case 'faq':
      return cause.change === 'removed' ? faqs() : faqs({ faq: cause.faqId });
    case 'source':
      return designerPath(appId, 'questions', { screen: 'documents' });
    case 'setting':
      if (cause.name === 'behaviour.languageList' || cause.name === 'language')
        return designerPath(appId, 'personalization', { part: 'languages' });
      // The threshold is moved beside the questions.
      return cause.name === 'behaviour.answerThreshold'
        ? faqs()
        : designerPath(appId, 'questions', { screen: 'settings' });
    case 'flow':
      return designerPath(appId);
    case 'otherEntries':
      return faqs();
  }
}
