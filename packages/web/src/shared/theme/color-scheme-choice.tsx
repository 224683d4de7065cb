/** Light, dark, or the system's color scheme. */
import { SegmentedControl } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { type ColorScheme, useAppearanceStore } from '../../state/appearance-store.ts';

export function ColorSchemeChoice() {
  const { t } = useTranslation();
  const chosen = useAppearanceStore((appearance) => appearance.colorScheme);
  return (
    <SegmentedControl
      aria-label={t('account.theme')}
      size="xs"
      fullWidth
      value={chosen}
      onChange={(value) => useAppearanceStore.setState({ colorScheme: value as ColorScheme })}
      data={(['light', 'dark', 'auto'] as const).map((value) => ({ value, label: t(`account.${value}`) }))}
    />
  );
}
