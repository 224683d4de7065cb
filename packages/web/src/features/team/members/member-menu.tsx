/**
 * The actions on one member that the current user may perform. Actions the server would refuse are hidden.
 */
import { ActionIcon, Menu } from '@mantine/core';
import type { UserStatus } from '@parrot/contract/accounts';
import type { Member } from '@parrot/contract/team';
import { useTranslation } from 'react-i18next';
import { IconDots } from '../../../shared/icons/dots.ts';
import { IconHistory } from '../../../shared/icons/history.ts';
import { IconMailForward } from '../../../shared/icons/mail-forward.ts';
import { IconPlayerPause } from '../../../shared/icons/player-pause.ts';
import { IconPlayerPlay } from '../../../shared/icons/player-play.ts';
import { IconShieldCog } from '../../../shared/icons/shield-cog.ts';
import { IconTrash } from '../../../shared/icons/trash.ts';
import { nameOf } from '../parts/member-name.ts';
import type { StartMemberAction } from './use-member-actions.tsx';

type MemberMenuProps = {
  member: Member;
  status: UserStatus;
  onAction: StartMemberAction;
  onShowActivity: (member: Member) => void;
};

const ICON = { size: 16, stroke: 1.75 };

export function MemberMenu({ member, status, onAction, onShowActivity }: MemberMenuProps) {
  const { t } = useTranslation('team');
  const { isSelf, manageable } = member;
  if (!member.userId && !manageable) return null;
  const isShutOut = status === 'INACTIVE' && member.absence?.bySelf === false;
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon aria-label={t('list.menu', { name: nameOf(member) })}>
          <IconDots size={16} stroke={1.75} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {member.userId ? (
          <>
            {manageable && (
              <Menu.Item
                leftSection={<IconShieldCog {...ICON} />}
                onClick={() => onAction('access', [member])}
              >
                {t('menu.roles')}
              </Menu.Item>
            )}
            {manageable && !isSelf && isShutOut && (
              <Menu.Item
                leftSection={<IconPlayerPlay {...ICON} />}
                onClick={() => onAction('active', [member])}
              >
                {t('menu.active')}
              </Menu.Item>
            )}
            {manageable && !isSelf && !isShutOut && (
              <Menu.Item
                leftSection={<IconPlayerPause {...ICON} />}
                onClick={() => onAction('inactive', [member])}
              >
                {t('menu.inactive')}
              </Menu.Item>
            )}
            <Menu.Item leftSection={<IconHistory {...ICON} />} onClick={() => onShowActivity(member)}>
              {t('menu.activity')}
            </Menu.Item>
            {manageable && !isSelf && (
              <Menu.Item
                color="red"
                leftSection={<IconTrash {...ICON} />}
                onClick={() => onAction('remove', [member])}
              >
                {t('menu.remove')}
              </Menu.Item>
            )}
          </>
        ) : (
          <>
            <Menu.Item
              leftSection={<IconMailForward {...ICON} />}
              onClick={() => onAction('resend', [member])}
            >
              {t('menu.resend')}
            </Menu.Item>
            <Menu.Item
              color="red"
              leftSection={<IconTrash {...ICON} />}
              onClick={() => onAction('deleteInvitation', [member])}
            >
              {t('menu.deleteInvitation')}
            </Menu.Item>
          </>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}
