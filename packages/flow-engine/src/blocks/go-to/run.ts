import { leaveBy, type Outcome, type Turn } from '../turn.ts';

export const runGoTo = ({ session }: Turn<'go-to'>): Outcome => leaveBy(session, 'done');
