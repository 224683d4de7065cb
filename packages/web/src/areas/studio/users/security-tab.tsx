/** What the workspace asks of its members' accounts, and help for members who lost their second factor. */
import { useWorkspaceSecurity } from '../../../features/accounts/second-factor/use-workspace-security.ts';
import { WorkspaceSecurityPanel } from '../../../features/accounts/second-factor/workspace-security-panel.tsx';
import { useStatusCounts } from '../../../features/team/members/use-members.ts';
import { ResetSecondFactor } from './reset-second-factor.tsx';
import classes from './users-page.module.css';

export function SecurityTab() {
  const { data: security } = useWorkspaceSecurity();
  const { data: counts } = useStatusCounts({ hasList: false });
  return (
    <div className={classes.security}>
      <WorkspaceSecurityPanel members={counts && counts.ACTIVE + counts.INACTIVE} />
      {security?.mayChange && <ResetSecondFactor />}
    </div>
  );
}
