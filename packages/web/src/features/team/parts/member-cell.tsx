/** The member of a row: picture, name, address. */
import type { Member } from '@parrot/contract/team';
import { useTranslation } from 'react-i18next';
import { UserAvatar } from '../../../shared/ui/user-avatar.tsx';
import classes from './member-cell.module.css';
import { nameOf } from './member-name.ts';

type Person = Pick<Member, 'userId' | 'userName' | 'emailId' | 'profileUrl'>;

export function MemberCell({ person, isSelf = false }: { person: Person; isSelf?: boolean }) {
  const { t } = useTranslation('team');
  return (
    <span className={classes.person}>
      <UserAvatar id={person.userId ?? person.emailId} name={nameOf(person)} pictureUrl={person.profileUrl} />
      <span className={classes.text}>
        <span className={classes.name} title={nameOf(person)}>
          {nameOf(person)}
          {isSelf && <span className={classes.you}>{t('you')}</span>}
        </span>
        {person.userName && (
          <span className={classes.email} title={person.emailId}>
            {person.emailId}
          </span>
        )}
      </span>
    </span>
  );
}
