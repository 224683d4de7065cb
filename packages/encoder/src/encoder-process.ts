/** The child process that runs the encoder, one batch after the other. Its end returns all of its memory. */
import { readFileSync } from 'node:fs';
import { type InferenceSession, env as onnx, InferenceSession as Session, Tensor } from 'onnxruntime-node';
import { checkSums, findModelFiles } from './model-files.ts';
import type { Answered, Batch, ProcessSettings } from './process-messages.ts';
import { createTokenizer, type Tokenizer } from './tokenizer.ts';

const { folder, threads }: ProcessSettings = JSON.parse(process.argv[2] ?? '');
const loading = load();
// The first batch reports the failure.
loading.catch(() => {});

process.on('message', ({ number, texts }: Batch) => {
  embed(texts).then(
    (vectors) => reply({ number, vectors, dimensions: texts.length > 0 ? vectors.length / texts.length : 0 }),
    (error: unknown) => reply({ number, problem: error instanceof Error ? error.message : String(error) }),
  );
});

// A terminal signals the whole process group; this process ends with the one that started it.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {});
process.on('disconnect', () => process.exit());

const reply = (answered: Answered) => process.send?.(answered);

async function load(): Promise<{ session: InferenceSession; tokenizer: Tokenizer }> {
  checkSums(folder);
  const { model, tokenizer } = findModelFiles(folder);
  onnx.logLevel = 'error';
  const session = await Session.create(model, {
    intraOpNumThreads: threads,
    interOpNumThreads: 1,
    executionMode: 'sequential',
    // Waiting threads sleep instead of spinning, as other processes need the cores.
    extra: { session: { intra_op: { allow_spinning: '0' } } },
  });
  return { session, tokenizer: createTokenizer(readFileSync(tokenizer, 'utf8')) };
}

async function embed(texts: readonly string[]): Promise<Float32Array> {
  const { session, tokenizer } = await loading;
  const rows = texts.map((text) => tokenizer.encode(text));
  const width = Math.max(...rows.map((row) => row.length));
  const size = rows.length * width;
  const [numbers, mask] = [new BigInt64Array(size), new BigInt64Array(size)];
  for (const [at, row] of rows.entries())
    for (const [column, number] of row.entries()) {
      numbers[at * width + column] = BigInt(number);
      mask[at * width + column] = 1n;
    }
  const shape = [rows.length, width];
  const inputs: Record<string, Tensor> = {
    input_ids: new Tensor('int64', numbers, shape),
    attention_mask: new Tensor('int64', mask, shape),
    token_type_ids: new Tensor('int64', new BigInt64Array(size), shape),
  };
  const wanted = Object.fromEntries(
    Object.entries(inputs).filter(([name]) => session.inputNames.includes(name)),
  );
  const results = await session.run(wanted);
  const output = results.sentence_embedding ?? results[session.outputNames[0] ?? ''];
  if (!output) throw new Error('the encoder model returned no vectors');
  const values = output.data as Float32Array;
  // Some models leave mean pooling to the caller.
  return unitVectors(
    output.dims.length === 3 ? meansOf(values, rows, width) : Float32Array.from(values),
    rows.length,
  );
}

function meansOf(values: Float32Array, rows: readonly number[][], width: number): Float32Array {
  const dimensions = values.length / (rows.length * width);
  const means = new Float32Array(rows.length * dimensions);
  for (const [at, row] of rows.entries())
    for (let token = 0; token < row.length; token += 1)
      for (let each = 0; each < dimensions; each += 1)
        means[at * dimensions + each] =
          (means[at * dimensions + each] as number) +
          (values[(at * width + token) * dimensions + each] as number) / row.length;
  return means;
}

function unitVectors(values: Float32Array, count: number): Float32Array {
  const dimensions = values.length / count;
  for (let at = 0; at < count; at += 1) {
    const own = values.subarray(at * dimensions, (at + 1) * dimensions);
    const length = Math.hypot(...own) || 1;
    for (let each = 0; each < dimensions; each += 1) own[each] = (own[each] as number) / length;
  }
  return values;
}
