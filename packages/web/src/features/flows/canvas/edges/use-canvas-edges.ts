/** The edges on the canvas. */
import type { Edge } from '@xyflow/react';
import { useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { branchNameOf } from '../../blocks/branch-names.ts';
import { titleOf } from '../../blocks/summary-context.ts';
import { useDesigner } from '../../designer-store.ts';
import { useFlowEditor, useFlowEditorStore } from '../../editor/flow-editor.ts';
import { blockIn } from '../../editor/read-flow.ts';
import { toEdges } from './canvas-edges.ts';

export function useCanvasEdges(): Edge[] {
  const { t } = useTranslation('flow');
  const editor = useFlowEditorStore();
  const blocks = useFlowEditor(({ flow }) => flow.blocks);
  const points = useFlowEditor(({ flow }) => flow.places);
  const part = useFlowEditor((state) => state.part);
  const language = useFlowEditor((state) => state.language);
  const selected = useDesigner(({ selectedEdge }) => selectedEdge);
  const pointed = useDesigner((designer) => designer.hoveredEdge);
  const readOnly = useFlowEditor((state) => state.readOnly);
  const before = useRef<Edge[]>([]);
  const names = useRef(new Map<string, string>());
  return useMemo(() => {
    const flow = { ...editor.getState().flow, blocks, places: points };
    const nameOf = (from: string, branch: string, to: string): string => {
      const [block, target] = [blockIn(flow, from), blockIn(flow, to)];
      if (!block || !target) return '';
      // The labels are memoized: formatting five hundred of them on each key press is slow.
      const key = [from, branch, to, block.title, target.title, target.type, language].join(' ');
      const known = names.current.get(key);
      if (known) return known;
      const name = t('canvas.line', {
        from: titleOf(block),
        way: branchNameOf(block, branch, flow, language),
        to: titleOf(target),
      });
      names.current.set(key, name);
      return name;
    };
    const reconnectableIds = readOnly ? [] : [selected, pointed];
    before.current = toEdges({ flow, part, selected, reconnectableIds }, nameOf, before.current);
    return before.current;
  }, [editor, blocks, points, part, language, selected, pointed, readOnly, t]);
}
