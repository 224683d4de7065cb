/** Why a reply differs, as a sentence. */
import type { AnswerCause } from '@parrot/contract/apps';
import { LIMITS } from '@parrot/contract/core';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../shared/format/format-number.ts';
import { useSettingText } from '../versions/use-setting-text.ts';

export function useCauseText() {
  const { t } = useTranslation('designer');
  const settingText = useSettingText();
  const formatValue = (name: string, value: string) => {
    if (name === 'behaviour.answerThreshold') return formatNumber(Number(value || LIMITS.answerThreshold));
    return name === 'language' ? settingText.language(value) : settingText.value(name, value);
  };
  return (cause: AnswerCause): string => {
    switch (cause.what) {
      case 'faq':
        return t(`realQuestions.causes.faq.${cause.change}`, { name: cause.name });
      case 'source':
        return t(`realQuestions.causes.source.${cause.change}`, { name: cause.name });
      case 'setting':
        return t('realQuestions.causes.setting', {
          name: cause.name === 'language' ? t('changes.language') : settingText.name(cause.name),
          before: formatValue(cause.name, cause.before),
          after: formatValue(cause.name, cause.after),
        });
      case 'flow':
        return t('realQuestions.causes.flow');
      case 'otherEntries':
        return t('realQuestions.causes.otherEntries', { count: cause.count });
    }
  };
}
