export * from './knowledge.calls.ts';
export * from './knowledge.shapes.ts';
export * from './sources.calls.ts';
export * from './sources.shapes.ts';
