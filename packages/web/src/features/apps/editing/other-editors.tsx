/** Other users who have the same app open. */
import { Tooltip } from '@mantine/core';
import type { AppId } from '@parrot/contract/core';
import { useTranslation } from 'react-i18next';
import { formatList } from '../../../shared/format/format-list.ts';
import { UserAvatar } from '../../../shared/ui/user-avatar.tsx';
import classes from './other-editors.module.css';
import { useOtherEditors } from './use-other-editors.ts';

const SHOWN = 3;

export function OtherEditors({ appId }: { appId: AppId }) {
  const { t } = useTranslation('designer');
  const others = useOtherEditors(appId);
  const names = formatList(others.map(({ userName }) => userName));
  const label = t('bar.alsoHere', { names });
  return (
    <div role="status" className={classes.others}>
      {others.length > 0 && (
        <Tooltip label={label} events={{ hover: true, focus: true, touch: true }}>
          <div role="img" aria-label={label} className={classes.members}>
            {others.slice(0, SHOWN).map(({ userId, userName }) => (
              <UserAvatar key={userId} id={userId} name={userName} />
            ))}
            {others.length > SHOWN && (
              <span className={classes.more} aria-hidden>
                {t('bar.more', { count: others.length - SHOWN })}
              </span>
            )}
          </div>
        </Tooltip>
      )}
    </div>
  );
}
