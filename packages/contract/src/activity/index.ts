export * from './activity.calls.ts';
export * from './activity.shapes.ts';
