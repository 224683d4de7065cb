/** The editor of a block: its settings, then the targets of its branches. */
import type { BlockId, BlockType } from '@parrot/contract/flows';
import type { ComponentType } from 'react';
import { useFlowEditor } from '../editor/flow-editor.ts';
import { blockIn } from '../editor/read-flow.ts';
import { AnswerFromKnowledgeEditor } from './answer-from-knowledge/editor.tsx';
import { AskEditor } from './ask/editor.tsx';
import { BusinessHoursEditor } from './business-hours/editor.tsx';
import { ButtonsEditor } from './buttons/editor.tsx';
import { CallApiEditor } from './call-api/editor.tsx';
import { ConditionEditor } from './condition/editor.tsx';
import { EndEditor } from './end/editor.tsx';
import { BranchTargets } from './fields/branch-targets.tsx';
import { GoToEditor } from './go-to/editor.tsx';
import { HandOverEditor } from './hand-over/editor.tsx';
import { MessageEditor } from './message/editor.tsx';
import { RateEditor } from './rate/editor.tsx';
import { ReusablePartEditor } from './reusable-part/editor.tsx';
import { RouteByIntentEditor } from './route-by-intent/editor.tsx';
import { SetValueEditor } from './set-value/editor.tsx';
import { StartEditor } from './start/editor.tsx';
import { TranslateEditor } from './translate/editor.tsx';
import { type EditorProps, useEditBlock } from './use-edit-block.ts';
import { WaitEditor } from './wait/editor.tsx';

const EDITORS: { [Type in BlockType]: ComponentType<EditorProps<Type>> } = {
  start: StartEditor,
  message: MessageEditor,
  ask: AskEditor,
  buttons: ButtonsEditor,
  condition: ConditionEditor,
  'set-value': SetValueEditor,
  'call-api': CallApiEditor,
  'answer-from-knowledge': AnswerFromKnowledgeEditor,
  'route-by-intent': RouteByIntentEditor,
  translate: TranslateEditor,
  wait: WaitEditor,
  rate: RateEditor,
  'hand-over': HandOverEditor,
  'go-to': GoToEditor,
  'reusable-part': ReusablePartEditor,
  'business-hours': BusinessHoursEditor,
  end: EndEditor,
};

/** Use the block's id as the React key: half-typed input belongs to one block. */
export function BlockEditor({ id }: { id: BlockId }) {
  const block = useFlowEditor(({ flow }) => blockIn(flow, id));
  const edit = useEditBlock(id);
  if (!block) return null;
  const Editor = EDITORS[block.type] as ComponentType<EditorProps<BlockType>>;
  return (
    <>
      <Editor id={id} block={block} edit={edit} />
      <BranchTargets id={id} />
    </>
  );
}
