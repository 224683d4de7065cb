/** The identity of the bot and its standard texts. */
import { LIMITS } from '@parrot/contract/core';
import { useTranslation } from 'react-i18next';
import { PictureField } from '../fields/picture-field.tsx';
import { TextField } from '../fields/text-field.tsx';

export function IdentityGroup() {
  const { t } = useTranslation('designer');
  return (
    <>
      <TextField path="appearance.botName" />
      <PictureField use="avatarUrl" help={t('picture.logoHelp', { pixels: LIMITS.logoPixels })} crop />
      <TextField path="appearance.welcomeMsg" lines={2} help={t('help.welcomeMsg')} />
      <TextField path="appearance.timeoutMsg" lines={2} help={t('help.timeoutMsg')} />
    </>
  );
}
