export * from './hours.calls.ts';
export * from './hours.shapes.ts';
export * from './opening-hours.ts';
export * from './week.ts';
