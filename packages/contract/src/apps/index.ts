export * from './apps.calls.ts';
export * from './apps.shapes.ts';
export * from './onboarding.calls.ts';
