export * from './desk.calls.ts';
export * from './desk.events.ts';
export * from './desk.shapes.ts';
