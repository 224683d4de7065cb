export * from './contact-values.ts';
export * from './merge-visitors.calls.ts';
export * from './profile-fields.ts';
export * from './profiles.calls.ts';
