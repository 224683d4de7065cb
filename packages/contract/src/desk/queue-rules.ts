/** Which list a session stands in and which filters it passes: as the server's lists have it, for what is pushed in between. */
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

/** Every session stands in exactly one list. */
export const viewOf = (status: SessionStatus): QueueView => VIEW_OF[status];

/** Whose conversations a list holds: those of people, or those that bots have and had. */
type ConversationSource = 'agent' | 'bot';
export const conversationSourceOf = (view: QueueView): ConversationSource =>
  view === 'inprogress' || view === 'completed' ? 'bot' : 'agent';

/** Waits for an agent, and is there: counted in line, rings at the desk. */
export const isInQueue = ({
  status,
  visitorLeftAt,
}: {
  status: SessionStatus;
  visitorLeftAt: string | Date | null;
}): boolean => status === 'UNASSIGNED' && visitorLeftAt === null;

/** Nobody has what stands here: which agent is asked for makes no difference. */
export const VIEWS_WITHOUT_AGENTS: readonly QueueView[] = ['unassigned', 'inprogress', 'completed'];
/** What is over: dates narrow these, and no others. */
export const HISTORY_VIEWS: readonly QueueView[] = ['history', 'completed'];
/** As many stars or fewer are a low rating. */
export const LOW_RATING = 2;

/** Who has it or had it at the end, who escalated it, and whom it is offered to. */
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

/** Whether a list narrowed by this filter holds the session, for an agent who may see it. */
export function passesFilter(session: QueueUser, filter: QueueFilter, ownId: UserId): boolean {
  const { appId, agent = 'self', conversationType = 'all_types', startDate, endDate } = filter;
  const { assignedFilter = 'all' } = filter;
  const view = viewOf(session.status);
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
