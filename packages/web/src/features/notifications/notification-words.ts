/** What a notification says, in the words of the interface. */
import type { Notification } from '@parrot/contract/notifications';
import type { TFunction } from 'i18next';

export function wordsOf(t: TFunction<'shell'>, { kind, values }: Pick<Notification, 'kind' | 'values'>) {
  const hasLostAllRoles = kind === 'role-changed' && !values.roleNames;
  return {
    title: t(`notification.${kind}.title`, { replace: values }),
    text: hasLostAllRoles
      ? t('notification.role-changed.textNone', { replace: values })
      : t(`notification.${kind}.text`, { replace: values }),
  };
}
