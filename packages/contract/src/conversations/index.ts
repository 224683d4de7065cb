export * from './conversations.events.ts';
export * from './conversations.shapes.ts';
export * from './file-link.ts';
export * from './preview.ts';
export * from './visitor-files.ts';
export * from './widget.calls.ts';
export * from './widget-script.ts';
