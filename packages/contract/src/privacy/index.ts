export * from './erasure-receipt.ts';
export * from './retention.calls.ts';
export * from './workspace-data.calls.ts';
