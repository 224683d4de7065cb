/** Switches between light and dark. */
import { useTranslation } from 'react-i18next';
import { IconMoon } from '../../shared/icons/moon.ts';
import { IconSun } from '../../shared/icons/sun.ts';
import { useAppearanceStore } from '../../state/appearance-store.ts';
import classes from './color-scheme-button.module.css';
import { useShownScheme } from './use-shown-scheme.ts';

export function ColorSchemeButton() {
  const { t } = useTranslation('landing');
  const other = useShownScheme() === 'dark' ? 'light' : 'dark';
  const Icon = other === 'dark' ? IconMoon : IconSun;
  return (
    <button
      type="button"
      className={classes.button}
      aria-label={t(`theme.${other}`)}
      title={t(`theme.${other}`)}
      onClick={() => useAppearanceStore.setState({ colorScheme: other })}
    >
      <Icon size={20} stroke={1.75} aria-hidden />
    </button>
  );
}
