export * from './accounts.shapes.ts';
export * from './login.calls.ts';
export * from './login-details.ts';
export * from './profile.calls.ts';
export * from './session.calls.ts';
export * from './tours.ts';
