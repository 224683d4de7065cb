/** Writes a flow to a file, and reads it back with a list of problems. */
import { FLOW_VERSION, type Flow, type FlowFile, flowFile } from '@parrot/contract/flows';
import { translated } from '../../../shared/i18n/translated.ts';

/** Larger than any valid flow. */
const MOST_BYTES = 10_000_000;
const TELLS_AT_MOST = 5;

type FileProblem = { where: string; what: string };
export type ReadFile =
  | { ok: true; file: FlowFile }
  | {
      ok: false;
      reason: 'noJson' | 'noFlow' | 'otherVersion' | 'tooLarge' | 'broken';
      problems: FileProblem[];
    };

export const flowFileText = (name: string, flow: Flow, indent?: number): string =>
  JSON.stringify(
    { parrotFlow: FLOW_VERSION, name: name.slice(0, 100), flow } satisfies FlowFile,
    null,
    indent,
  );

export function readFlowFile(text: string): ReadFile {
  const refuse = (
    reason: Extract<ReadFile, { ok: false }>['reason'],
    problems: FileProblem[] = [],
  ): ReadFile => ({
    ok: false,
    reason,
    problems,
  });
  if (text.length > MOST_BYTES) return refuse('tooLarge');
  const content = parsed(text);
  if (content === undefined) return refuse('noJson');
  if (typeof content !== 'object' || content === null || !Object.hasOwn(content, 'parrotFlow'))
    return refuse('noFlow');
  if (Reflect.get(content, 'parrotFlow') !== FLOW_VERSION) return refuse('otherVersion');
  const { data: file, error } = flowFile.safeParse(content);
  if (file) return { ok: true, file };
  const problems = error.issues
    .slice(0, TELLS_AT_MOST)
    .map(({ path, message }) => ({ where: path.join(' › '), what: translated(message) }));
  return refuse('broken', problems);
}

export function downloadFlow(name: string, flow: Flow): void {
  const url = URL.createObjectURL(new Blob([flowFileText(name, flow, 2)], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = `${name.replaceAll(/[^\p{L}\p{N}-]+/gu, '-') || 'flow'}.parrot.json`;
  link.click();
  URL.revokeObjectURL(url);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
