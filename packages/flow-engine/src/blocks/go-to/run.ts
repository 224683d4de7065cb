import { goes, type Outcome, type Turn } from '../turn.ts';

export const runGoTo = ({ session }: Turn<'go-to'>): Outcome => goes(session, 'done');
