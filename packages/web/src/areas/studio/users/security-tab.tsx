/** What the workspace asks of its members' accounts, help for those who lost their second factor, and API keys. */
import { useWorkspaceSecurity } from '../../../features/accounts/second-factor/use-workspace-security.ts';
import { WorkspaceSecurityPanel } from '../../../features/accounts/second-factor/workspace-security-panel.tsx';
import { useStatusCounts } from '../../../features/team/members/use-members.ts';
import { lazyPart } from '../../../shared/browser/lazy-part.tsx';
import { ResetSecondFactor } from './reset-second-factor.tsx';
import classes from './users-page.module.css';

const ApiKeysPanel = lazyPart(
  'api-keys',
  async () => (await import('../../../features/accounts/api-keys/api-keys-panel.tsx')).ApiKeysPanel,
);

export function SecurityTab() {
  const { data: security } = useWorkspaceSecurity();
  const { data: counts } = useStatusCounts({ hasList: false });
  return (
    <div className={classes.security}>
      <WorkspaceSecurityPanel members={counts && counts.ACTIVE + counts.INACTIVE} />
      {security?.mayChange && <ResetSecondFactor />}
      <ApiKeysPanel />
    </div>
  );
}
