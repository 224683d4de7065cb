/** The name of an HTTP header. An invalid character is reported and not stored. */
import { TextInput } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

const MAY_STAND = /^[A-Za-z0-9-]{0,80}$/;

export function HeaderName({ name, onChange }: { name: string; onChange: (name: string) => void }) {
  const { t } = useTranslation('blocks');
  const [typed, setTyped] = useState(name);
  useEffect(() => setTyped(name), [name]);
  const isSound = MAY_STAND.test(typed);
  return (
    <TextInput
      label={t('api.headerName')}
      placeholder="Authorization"
      value={typed}
      maxLength={80}
      spellCheck={false}
      autoComplete="off"
      error={!isSound && t('api.badHeader')}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value);
        if (MAY_STAND.test(currentTarget.value)) onChange(currentTarget.value);
      }}
      onBlur={() => setTyped(name)}
    />
  );
}
