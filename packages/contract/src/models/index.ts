export * from './choose-connection.ts';
export * from './models.calls.ts';
export * from './models.shapes.ts';
export * from './translate.calls.ts';
