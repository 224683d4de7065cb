import type { Activity } from '@parrot/contract/activity';
import type { ActivityRow } from './activity.tables.ts';

export const presentActivity = (row: ActivityRow): Activity => ({
  activityId: row.id,
  at: row.at.toISOString(),
  act: row.action,
  actorId: row.actorId,
  actorName: row.actorName,
  ipAddress: row.ip,
  userAgent: row.userAgent,
  subjectId: row.subjectId,
  subjectName: row.subjectName,
  values: row.details,
});
