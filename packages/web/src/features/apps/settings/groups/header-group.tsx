/** The header of the panel, and the welcome page. */
import { useTranslation } from 'react-i18next';
import { SwitchField } from '../fields/switch-field.tsx';
import { TextField } from '../fields/text-field.tsx';

export function HeaderGroup() {
  const { t } = useTranslation('designer');
  return (
    <>
      <TextField path="appearance.NavigationTitle" />
      <SwitchField path="appearance.navbarAvatar" />
      <SwitchField path="appearance.navbarSupportingTxt" />
      <TextField path="appearance.SupportingText" help={t('help.SupportingText')} />
      <SwitchField path="appearance.escalationNavMenu" help={t('help.escalationNavMenu')} />
      <SwitchField path="appearance.escalationLandingPage" help={t('help.escalationLandingPage')} />
    </>
  );
}
