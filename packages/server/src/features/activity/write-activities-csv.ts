/** Activities as CSV. */
import { writeCsv } from '../../platform/index.ts';
import type { ActivityRow } from './activity.tables.ts';

const CELLS = {
  time: ({ at }: ActivityRow) => at.toISOString(),
  user: ({ actorName }: ActivityRow) => actorName,
  userId: ({ actorId }: ActivityRow) => actorId ?? '',
  action: ({ action }: ActivityRow) => action,
  subject: ({ subjectName }: ActivityRow) => subjectName,
  subjectId: ({ subjectId }: ActivityRow) => subjectId,
  details: ({ details }: ActivityRow) => (Object.keys(details).length > 0 ? JSON.stringify(details) : ''),
  ipAddress: ({ ip }: ActivityRow) => ip,
  userAgent: ({ userAgent }: ActivityRow) => userAgent,
  activityId: ({ id }: ActivityRow) => id,
};

/** `withHead`: with column names. */
export const writeActivitiesCsv = (rows: readonly ActivityRow[], withHead: boolean): string =>
  writeCsv(
    Object.keys(CELLS),
    rows.map((row) => Object.values(CELLS).map((cell) => cell(row))),
    withHead,
  );
