/**
 * Copy, cut and paste, also between apps. Blocks are copied as the text of a flow file, and paste validates
 * it like an import.
 */
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '../../../shared/toast/toast.ts';
import { type FlowEditor, useFlowEditorStore } from '../editor/flow-editor.ts';
import { fragmentOf } from '../editor/flow-fragments.ts';
import { flowFileText, readFlowFile } from '../files/flow-file.ts';
import { isForCanvas } from './use-canvas-keys.ts';
import { useCanvasView } from './use-canvas-view.ts';

export function useClipboard(canvas: HTMLElement | null): void {
  const { t } = useTranslation('flow');
  const editor = useFlowEditorStore();
  const { middle } = useCanvasView();

  useEffect(() => {
    if (!canvas) return;
    const copy = (event: ClipboardEvent): boolean => {
      const text = selectionText(editor);
      if (!text || !isForCanvas(event.target, canvas) || !event.clipboardData) return false;
      event.clipboardData.setData('text/plain', text);
      event.preventDefault();
      return true;
    };
    const cut = (event: ClipboardEvent) => {
      if (copy(event)) editor.actions.removeSelection();
    };
    const paste = (event: ClipboardEvent) => {
      const text = event.clipboardData?.getData('text/plain') ?? '';
      if (!isForCanvas(event.target, canvas) || !text.includes('parrotFlow')) return;
      event.preventDefault();
      const read = readFlowFile(text);
      if (read.ok) {
        if (!editor.actions.paste(read.file.flow, middle())) toast.failure(t('canvas.pasteTooMuch'));
        return;
      }
      const [problem = { where: '', what: '' }] = read.problems;
      toast.failure(t('canvas.pasteBroken', problem));
    };
    window.addEventListener('copy', copy);
    window.addEventListener('cut', cut);
    window.addEventListener('paste', paste);
    return () => {
      window.removeEventListener('copy', copy);
      window.removeEventListener('cut', cut);
      window.removeEventListener('paste', paste);
    };
  }, [canvas, editor, middle, t]);
}

/** The text to copy; empty if nothing is selected. */
export function selectionText(editor: FlowEditor): string {
  const { flow, selection, notesSelected } = editor.getState();
  const fragment = fragmentOf(flow, selection, notesSelected);
  return Object.keys(fragment.blocks).length > 1 || fragment.notes.length > 0
    ? flowFileText('', fragment)
    : '';
}
