/** The FAQ that a bot message came from, by its question; undefined if it came from something else. */
import type { Message } from '@parrot/contract/conversations';
import { useQuery } from '@tanstack/react-query';
import { traceQuery } from './trace-query.ts';

export function useAnsweredFaq(message: Message): { question: string } | undefined {
  const finding = useQuery(traceQuery(message)).data?.trace.finding;
  const near = finding?.candidates.find(({ faqId }) => faqId === finding.faqId);
  return near && { question: near.question };
}
