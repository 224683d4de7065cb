/** The group in whose queue a waiting conversation is. */
import type { GroupId } from '@parrot/contract/core';
import { useGroupName } from '../../../shared/agents/group-queries.ts';
import classes from './queue-row.module.css';

export function RowGroup({ groupId }: { groupId: GroupId | null }) {
  const name = useGroupName(groupId);
  return name ? <span className={classes.group}>{name}</span> : null;
}
