export * from './rules.calls.ts';
export * from './rules.events.ts';
export * from './rules.shapes.ts';
export * from './triggers-itself.ts';
