export * from './availability.calls.ts';
export * from './groups.calls.ts';
export * from './invitations.calls.ts';
export * from './roles.calls.ts';
export * from './team.shapes.ts';
export * from './users.calls.ts';
