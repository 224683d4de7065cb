/** Which connected model writes for an app. */
import { DEFAULT_MODEL_PROVIDER, type ModelProvider } from './models.shapes.ts';

/** For apps with the default setting whose model is not connected. */
const INSTEAD: readonly ModelProvider[] = ['openai', 'llama'];

/** A model that was chosen explicitly is never replaced: the user may trust only that one. */
export function chooseConnection(
  wanted: ModelProvider | 'none',
  connected: readonly ModelProvider[],
): ModelProvider | undefined {
  if (wanted === 'none') return undefined;
  if (connected.includes(wanted)) return wanted;
  return wanted === DEFAULT_MODEL_PROVIDER ? INSTEAD.find((other) => connected.includes(other)) : undefined;
}
