export * from './response-actions.ts';
export * from './response-text.ts';
export * from './responses.calls.ts';
export * from './run-response.calls.ts';
export * from './yes-no-texts.ts';
