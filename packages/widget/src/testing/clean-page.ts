/** The test files of a worker share one page: what one has drawn is gone before the next. Some need no page. */
import { afterAll } from 'vitest';

afterAll(() => globalThis.document?.body.replaceChildren());
