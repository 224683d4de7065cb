/** How many pages are crawled, and how often. */
import { NumberInput, Select, SimpleGrid } from '@mantine/core';
import { LIMITS } from '@parrot/contract/core';
import { SITE_DISCOVERY, SITE_SCHEDULES, type SiteSettings } from '@parrot/contract/knowledge';
import { useTranslation } from 'react-i18next';

export const DEFAULT_SETTINGS: SiteSettings = {
  way: 'auto',
  mostPages: LIMITS.sitePages.usual,
  mostDepth: LIMITS.siteDepth.usual,
  schedule: 'never',
};

type SiteFieldsProps = { value: SiteSettings; onChange: (value: SiteSettings) => void };

export function SiteFields({ value, onChange }: SiteFieldsProps) {
  const { t } = useTranslation('studio');
  const within = (entered: string | number, least: number, most: number) =>
    Math.min(most, Math.max(least, Math.round(Number(entered)) || least));
  return (
    <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm" verticalSpacing="sm">
      <Select
        label={t('sources.site.way')}
        allowDeselect={false}
        value={value.way}
        data={SITE_DISCOVERY.map((way) => ({ value: way, label: t(`sources.site.ways.${way}`) }))}
        onChange={(way) => onChange({ ...value, way: (way ?? 'auto') as SiteSettings['way'] })}
      />
      <Select
        label={t('sources.site.schedule')}
        allowDeselect={false}
        value={value.schedule}
        data={SITE_SCHEDULES.map((each) => ({ value: each, label: t(`sources.site.schedules.${each}`) }))}
        onChange={(chosen) =>
          onChange({ ...value, schedule: (chosen ?? 'never') as SiteSettings['schedule'] })
        }
      />
      <NumberInput
        label={t('sources.site.mostPages')}
        min={1}
        max={LIMITS.sitePages.max}
        allowDecimal={false}
        value={value.mostPages}
        onChange={(entered) => onChange({ ...value, mostPages: within(entered, 1, LIMITS.sitePages.max) })}
      />
      <NumberInput
        label={t('sources.site.mostDepth')}
        min={0}
        max={LIMITS.siteDepth.max}
        allowDecimal={false}
        disabled={value.way === 'sitemap'}
        value={value.mostDepth}
        onChange={(entered) => onChange({ ...value, mostDepth: within(entered, 0, LIMITS.siteDepth.max) })}
      />
    </SimpleGrid>
  );
}
