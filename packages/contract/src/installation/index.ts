export * from './client-settings.ts';
export * from './installation.calls.ts';
export * from './installation.shapes.ts';
