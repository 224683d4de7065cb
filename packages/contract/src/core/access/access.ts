/**
 * The access that a call or event requires. The server checks it in one place; the web app hides by the same
 * values.
 */
import type { ActionName, FunctionName } from './functions.ts';

export type Access =
  | { kind: 'public' }
  | { kind: 'refreshCookie' }
  | { kind: 'visitor' }
  /** Whoever runs the installation, by the token of its settings. */
  | { kind: 'operator' }
  | { kind: 'signedIn' }
  | { kind: 'studio' }
  | { kind: 'desk' }
  | { kind: 'function'; functionName: FunctionName; actionName?: ActionName }
  /** Any of these is enough. */
  | { kind: 'either'; of: readonly Access[] };

export const anyone: Access = { kind: 'public' };
export const refreshCookie: Access = { kind: 'refreshCookie' };
export const visitor: Access = { kind: 'visitor' };
export const operator: Access = { kind: 'operator' };
export const signedIn: Access = { kind: 'signedIn' };
export const studio: Access = { kind: 'studio' };
export const desk: Access = { kind: 'desk' };
export const needs = (functionName: FunctionName, actionName?: ActionName): Access =>
  actionName ? { kind: 'function', functionName, actionName } : { kind: 'function', functionName };

export const either = (...of: Access[]): Access => ({ kind: 'either', of });

/** Whether the call requires a login session (not a visitor, a cookie, the operator's token or nothing). */
export const needsSession = (access: Access): boolean =>
  !['public', 'refreshCookie', 'visitor', 'operator'].includes(access.kind);
