/** The contract's visitor events without the schemas: names and types only. */
import type {
  confirmHandoverCard,
  correctHandoverFact,
  readHandoverCard,
  visitorHandoverChanged,
} from '@parrot/contract/assistant';
import type {
  acceptVisitorCall,
  changeVisitorMedia,
  declineVisitorCall,
  leaveVisitorCall,
  rateVisitorCall,
  readVisitorCall,
  rejoinVisitorCall,
  sendVisitorSignal,
  startVisitorCall,
  visitorCallChanged,
  visitorCallSignal,
} from '@parrot/contract/calls';
import type {
  cancelAgentRequest,
  chooseLanguage,
  endSession,
  leaveEmail,
  openVisitorConversation,
  rateAnswer,
  rateSession,
  readQueuePosition,
  readVisitorConversation,
  requestAgent,
  sendTranscript,
  sendVisitorMessage,
  uploadVisitorFile,
  visitorAnswerPart,
  visitorConnectionCut,
  visitorFileLink,
  visitorMessageAdded,
  visitorMessageChanged,
  visitorPage,
  visitorQueuePositionChanged,
  visitorReadChanged,
  visitorSessionChanged,
  visitorTyping,
  visitorTypingChanged,
} from '@parrot/contract/conversations';
import type { Ack, AnswerOf, ParsedPayloadOf, PayloadOf, ReplyOf } from '@parrot/contract/core';

export type Emits = {
  'thread.open': typeof openVisitorConversation;
  'message.send': typeof sendVisitorMessage;
  'person.request': typeof requestAgent;
  'visitor.typing': typeof visitorTyping;
  'visitor.page': typeof visitorPage;
  'language.choose': typeof chooseLanguage;
  'file.link': typeof visitorFileLink;
  'answer.rate': typeof rateAnswer;
  'session.rate': typeof rateSession;
  'session.end': typeof endSession;
  'transcript.send': typeof sendTranscript;
  'person.cancel': typeof cancelAgentRequest;
  'email.leave': typeof leaveEmail;
  'waiting.read': typeof readQueuePosition;
  'thread.read': typeof readVisitorConversation;
  'handover.read': typeof readHandoverCard;
  'handover.correct': typeof correctHandoverFact;
  'handover.confirm': typeof confirmHandoverCard;
} & CallEmits;
type CallEmits = {
  'call.start': typeof startVisitorCall;
  'call.accept': typeof acceptVisitorCall;
  'call.decline': typeof declineVisitorCall;
  'call.rejoin': typeof rejoinVisitorCall;
  'call.leave': typeof leaveVisitorCall;
  'call.signal': typeof sendVisitorSignal;
  'call.media': typeof changeVisitorMedia;
  'call.read': typeof readVisitorCall;
  'call.rate': typeof rateVisitorCall;
};
type Pushes = {
  'message.added': typeof visitorMessageAdded;
  'message.changed': typeof visitorMessageChanged;
  'session.changed': typeof visitorSessionChanged;
  'waiting.changed': typeof visitorQueuePositionChanged;
  'handover.changed': typeof visitorHandoverChanged;
  'read.changed': typeof visitorReadChanged;
  typing: typeof visitorTypingChanged;
  'answer.part': typeof visitorAnswerPart;
  'line.cut': typeof visitorConnectionCut;
};

export type EmitName = keyof Emits;
export type Answer<Name extends EmitName> = AnswerOf<Emits[Name]>;
export type ThreadReply = Answer<'thread.open'>;
export type Ask = <Name extends EmitName>(
  name: Name,
  payload: PayloadOf<Emits[Name]>,
) => Promise<Ack<Answer<Name>>>;

type CallPushes = {
  'call.changed': ParsedPayloadOf<typeof visitorCallChanged>;
  'call.signal': ParsedPayloadOf<typeof visitorCallSignal>;
};
/** A push about a call: its name and payload. */
export type CallPush = {
  [Name in keyof CallPushes]: [name: Name, payload: CallPushes[Name]];
}[keyof CallPushes];

/** The server's reply to an upload. */
export type Uploaded = Ack<Pick<ReplyOf<typeof uploadVisitorFile>, 'file'>>;

export type PushName = keyof Pushes;
export type PushHandlers = { [Name in PushName]: (payload: ParsedPayloadOf<Pushes[Name]>) => void };
