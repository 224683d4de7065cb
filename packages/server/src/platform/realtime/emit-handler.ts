/**
 * A contract emit and the function that answers it. Slices return lists of them; sockets contain no logic.
 */
import type { AnswerOf, Emit, ErrorCode, ParsedPayloadOf } from '@parrot/contract/core';
import type { Socket } from 'socket.io';

export type EmitInput<E extends Emit, Who> = { payload: ParsedPayloadOf<E>; who: Who; socket: Socket };

export type EmitHandler<Who> = {
  event: Emit;
  answer(input: EmitInput<Emit, Who>): Promise<unknown>;
  /** Whether a refusal of this emit is logged, without its content. */
  logsRefusal?(code: ErrorCode): boolean;
};

export const onEmit =
  <Who>() =>
  <E extends Emit>(
    event: E,
    answer: (input: EmitInput<E, Who>) => Promise<AnswerOf<E>>,
  ): EmitHandler<Who> => ({
    event,
    answer: answer as EmitHandler<Who>['answer'],
  });
