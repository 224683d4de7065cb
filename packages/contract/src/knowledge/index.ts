export * from './knowledge.calls.ts';
export * from './knowledge.shapes.ts';
