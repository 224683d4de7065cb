/** The span of the work in progress, for its log lines and for the spans within it. */
import { AsyncLocalStorage } from 'node:async_hooks';
import type { Span } from '@opentelemetry/api';

/** Empty unless traces are collected, so that nothing has to follow each promise. */
export const activeSpan = new AsyncLocalStorage<Span>();

/** What joins a log line with its trace. */
export function traceFields(): { trace_id?: string; span_id?: string } {
  const context = activeSpan.getStore()?.spanContext();
  return context ? { trace_id: context.traceId, span_id: context.spanId } : {};
}
