export * from './billing.calls.ts';
export * from './billing.shapes.ts';
export * from './checkout.calls.ts';
export * from './invoices.calls.ts';
export * from './money.ts';
export * from './plans.calls.ts';
export * from './plans.shapes.ts';
export * from './renewal-bar.ts';
