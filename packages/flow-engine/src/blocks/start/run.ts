import { goes, type Outcome, type Turn } from '../turn.ts';

export const runStart = ({ session }: Turn<'start'>): Outcome => goes(session, 'done');
