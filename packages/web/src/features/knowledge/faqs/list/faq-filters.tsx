/** The filters of the FAQ list, except its topics. */

import { LANGUAGES, type LanguageCode } from '@parrot/contract/core';
import { FAQ_STATES, type FaqState } from '@parrot/contract/knowledge';
import { useTranslation } from 'react-i18next';
import { FilterChip } from '../../../../shared/table/filter-chip.tsx';
import type { FaqView } from '../faq-query.ts';
import { type FaqsOf, useNames } from '../use-faqs.ts';

type FaqFiltersProps = { of: FaqsOf; view: FaqView; onChange: (change: Partial<FaqView>) => void };

export function FaqFilters({ of, view, onChange }: FaqFiltersProps) {
  const { t } = useTranslation(['faq', 'studio']);
  const { data: names } = useNames(of);
  const language = (code: LanguageCode) => ({ value: code, label: t(`languages.${code}`, { ns: 'studio' }) });
  const asChoices = (values: readonly string[]) => values.map((value) => ({ value, label: value }));
  const shown = LANGUAGES.filter((code) => of.languages.includes(code) || code === view.languageCode);
  return (
    <>
      <FilterChip
        name={t('filters.state')}
        choices={FAQ_STATES.map((state) => ({ value: state, label: t(`states.${state}`) }))}
        chosen={view.states}
        onChange={(states) => onChange({ states: states as FaqState[] })}
      />
      {(names?.tags.length || view.tag) && (
        <FilterChip
          name={t('filters.tag')}
          choices={asChoices([...new Set([...(names?.tags ?? []), ...(view.tag ? [view.tag] : [])])])}
          chosen={view.tag ? [view.tag] : []}
          single
          onChange={([tag = '']) => onChange({ tag })}
        />
      )}
      {(shown.length > 1 || view.languageCode) && (
        <FilterChip
          name={t('filters.language')}
          choices={shown.map(language)}
          chosen={view.languageCode ? [view.languageCode] : []}
          single
          onChange={([code]) => onChange({ languageCode: code as LanguageCode | undefined })}
        />
      )}
      {(shown.length > 1 || view.lacks) && (
        <FilterChip
          name={t('filters.lacks')}
          choices={shown.map(language)}
          chosen={view.lacks ? [view.lacks] : []}
          single
          onChange={([code]) => onChange({ lacks: code as LanguageCode | undefined })}
        />
      )}
      {(names?.datasets.length || view.dataset) && (
        <FilterChip
          name={t('filters.dataset')}
          choices={asChoices([
            ...new Set([...(names?.datasets ?? []), ...(view.dataset ? [view.dataset] : [])]),
          ])}
          chosen={view.dataset ? [view.dataset] : []}
          single
          onChange={([dataset = '']) => onChange({ dataset })}
        />
      )}
    </>
  );
}
