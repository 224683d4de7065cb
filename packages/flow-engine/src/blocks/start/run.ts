import { leaveBy, type Outcome, type Turn } from '../turn.ts';

export const runStart = ({ session }: Turn<'start'>): Outcome => leaveBy(session, 'done');
