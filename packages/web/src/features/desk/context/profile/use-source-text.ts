import type { ProfileEntry } from '@parrot/contract/profiles';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '../../../../shared/format/format-date-time.ts';

/** Where a value comes from and since when; blank where that is unknown. */
export function useSourceText() {
  const { t } = useTranslation('desk-profile');
  return ({ source, setBy, setAt }: ProfileEntry): string => {
    if (!source || !setAt) return '';
    const by = source === 'agent' ? setBy : t(`sources.${source}`);
    return t('source', { by, when: formatDateTime(setAt) });
  };
}
