export * from './accounts.shapes.ts';
export * from './login.calls.ts';
export * from './profile.calls.ts';
export * from './session.calls.ts';
