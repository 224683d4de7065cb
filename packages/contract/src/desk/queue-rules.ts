/**
 * Which list a session belongs to and which filters it passes. The same rules as the server's queries, for
 * sessions that are pushed.
 */
import type { QueueUser, SessionStatus } from '../conversations/conversations.shapes.ts';
import type { UserId } from '../core/ids.ts';
import type { ConversationType, QueueFilter, QueueView } from './queues.calls.ts';

const VIEW_OF = {
  UNASSIGNED: 'unassigned',
  ASSIGNED: 'assigned',
  ESCALATED: 'escalated',
  CLOSED: 'history',
  INPROGRESS: 'inprogress',
  COMPLETED: 'completed',
} as const satisfies Record<SessionStatus, QueueView>;

/** Every session belongs to exactly one list. */
export const viewOf = (status: SessionStatus): QueueView => VIEW_OF[status];

/** Whether a list contains conversations of agents or of bots. */
type ConversationSource = 'agent' | 'bot';
export const conversationSourceOf = (view: QueueView): ConversationSource =>
  view === 'inprogress' || view === 'completed' ? 'bot' : 'agent';

/** Waits for an agent and is online: counted in the queue, plays a sound at the desk. */
export const isInQueue = ({
  status,
  visitorLeftAt,
}: {
  status: SessionStatus;
  visitorLeftAt: string | Date | null;
}): boolean => status === 'UNASSIGNED' && visitorLeftAt === null;

/** Views without an agent, in which the agent filter has no effect. */
export const VIEWS_WITHOUT_AGENTS: readonly QueueView[] = ['unassigned', 'inprogress', 'completed'];
/** Views of ended sessions, the only ones filtered by date. */
export const HISTORY_VIEWS: readonly QueueView[] = ['history', 'completed'];
/** The highest number of stars that counts as a low rating. */
export const LOW_RATING = 2;

/** The current or last agent, the agent who escalated, and the agent a transfer is pending for. */
const isWithAgent = (
  { agentId, escalatedAgentId, transfer }: Pick<QueueUser, 'agentId' | 'escalatedAgentId' | 'transfer'>,
  userId: UserId,
): boolean => agentId === userId || escalatedAgentId === userId || transfer?.toAgentId === userId;

const OF_TYPE: Record<ConversationType, (session: QueueUser) => boolean> = {
  all_types: () => true,
  unread: ({ unreadCount }) => unreadCount > 0,
  unanswered: ({ waitingSince }) => waitingSince !== null,
  verified: ({ isVerified }) => isVerified,
  rated_low: ({ rating }) => rating !== null && rating <= LOW_RATING,
  by_email: ({ answersByEmail }) => answersByEmail,
};

/** Whether a list with this filter contains the session, for an agent who may see it. */
export function passesFilter(session: QueueUser, filter: QueueFilter, ownId: UserId): boolean {
  const { appId, agent = 'self', conversationType = 'all_types', startDate, endDate } = filter;
  const { assignedFilter = 'all', groups = [] } = filter;
  const view = viewOf(session.status);
  if (view === 'unassigned' && groups.length > 0 && !groups.includes(session.groupId ?? 'none')) return false;
  if (appId && session.appId !== appId) return false;
  if (!OF_TYPE[conversationType](session)) return false;
  if (view === 'assigned' && assignedFilter !== 'all' && !OF_TYPE[assignedFilter](session)) return false;
  if (agent !== 'all' && !VIEWS_WITHOUT_AGENTS.includes(view)) {
    const wanted = agent === 'self' ? ownId : (agent as UserId);
    if (!isWithAgent(session, wanted)) return false;
  }
  if (!HISTORY_VIEWS.includes(view)) return true;
  const ended = Date.parse(session.endedAt ?? session.startedAt);
  return !(startDate && ended < Date.parse(startDate)) && !(endDate && ended > Date.parse(endDate));
}
