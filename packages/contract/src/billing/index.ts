export * from './billing.calls.ts';
export * from './billing.shapes.ts';
export * from './renewal-bar.ts';
