/** Stores what was found in a session in one statement: new questions with their groups, and what changed. */
import type { AskedId, QuestionGroupId } from '@parrot/contract/core';
import { sql } from 'drizzle-orm';
import { insertRows, jsonRows, preparedStatement, type Tx } from '../../platform/index.ts';
import { askedQuestions, type GroupRow, type QuestionRow, questionGroups } from './learning.tables.ts';

type ChangedQuestion = Pick<
  QuestionRow,
  'answerSeq' | 'unanswered' | 'noneMeant' | 'thumbsDown' | 'handedOver'
> & {
  id: AskedId;
  /** False for a question that has been answered: it is deleted, unless it has a proposed fix. */
  stays: boolean;
};

export type CollectedChanges = {
  newGroups: GroupRow[];
  /** A solved group reopens when a version published after that still leaves the question unanswered. */
  foundGroups: { id: QuestionGroupId; versionAt: Date }[];
  newQuestions: QuestionRow[];
  changed: ChangedQuestion[];
};

/** Another collector may have inserted a question since it was looked for. */
const storeCollected = preparedStatement(
  'store_collected_questions',
  (parameter) => sql`
  with changed as (
    select * from jsonb_to_recordset(${parameter('changed')}::jsonb) as change (
      id text, "answerSeq" int, unanswered boolean, "noneMeant" boolean, "thumbsDown" boolean, "handedOver" boolean, stays boolean)
  ), reopened_groups as (
    update ${questionGroups} set state = 'open'
    from jsonb_to_recordset(${parameter('foundGroups')}::jsonb) as found (id text, "versionAt" timestamptz)
    where ${questionGroups.id} = found.id and ${questionGroups.state} = 'solved'
      and ${questionGroups.decidedAt} < found."versionAt"
  ), inserted_groups as (
    ${insertRows(questionGroups, parameter('newGroups'))}
  ), deleted_questions as (
    delete from ${askedQuestions} using changed
    where ${askedQuestions.id} = changed.id and not changed.stays and not ${askedQuestions.proposed}
  ), updated_questions as (
    update ${askedQuestions} set
      answer_seq = changed."answerSeq", unanswered = changed.unanswered, none_meant = changed."noneMeant", thumbs_down = changed."thumbsDown",
      handed_over = changed."handedOver"
    from changed
    where ${askedQuestions.id} = changed.id and (changed.stays or ${askedQuestions.proposed})
  )
  ${insertRows(askedQuestions, parameter('newQuestions'))}
  on conflict (conversation_id, seq) do update set
    answer_seq = excluded.answer_seq, unanswered = excluded.unanswered, none_meant = excluded.none_meant, thumbs_down = excluded.thumbs_down,
    handed_over = excluded.handed_over`,
);

/** Needs the lock of the app's question groups. */
export async function storeCollectedChanges(
  tx: Tx,
  { newGroups, foundGroups, newQuestions, changed }: CollectedChanges,
): Promise<void> {
  await storeCollected(tx, {
    newGroups: jsonRows(questionGroups, newGroups),
    foundGroups: JSON.stringify(foundGroups),
    newQuestions: jsonRows(askedQuestions, newQuestions),
    changed: JSON.stringify(changed),
  });
}
