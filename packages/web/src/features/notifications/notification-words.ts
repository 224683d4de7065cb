/** What a notification says, in the words of the interface. */
import type { Notification } from '@parrot/contract/notifications';
import type { TFunction } from 'i18next';

export function wordsOf(t: TFunction<'shell'>, { kind, values }: Pick<Notification, 'kind' | 'values'>) {
  const hasLostAllRoles = kind === 'role-changed' && !values.roleNames;
  const isUsedUp = kind === 'limit-near' && values.percent === '100';
  return {
    title: t(`notification.${kind}.title`, { replace: values }),
    text: hasLostAllRoles
      ? t('notification.role-changed.textNone', { replace: values })
      : isUsedUp
        ? t('notification.limit-near.textAll', { replace: values })
        : t(`notification.${kind}.text`, { replace: values }),
  };
}
