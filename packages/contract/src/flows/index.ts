export * from './flow-texts.ts';
export * from './flows.shapes.ts';
