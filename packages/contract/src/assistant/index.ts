export * from './assistant.calls.ts';
export * from './handover.events.ts';
export * from './handover.shapes.ts';
