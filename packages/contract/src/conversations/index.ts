export * from './conversations.events.ts';
export * from './conversations.shapes.ts';
export * from './preview.ts';
export * from './widget.calls.ts';
