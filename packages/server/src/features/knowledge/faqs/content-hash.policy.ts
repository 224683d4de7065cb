import { createHash } from 'node:crypto';
import type { FaqRow, FaqText } from './faqs.tables.ts';

export type FaqContent = FaqText & Pick<FaqRow, 'languageCode'>;

/** The same as the column `content_hash`, which the database generates (migration 0026). */
export function contentHash(faq: FaqContent): string {
  // As PostgreSQL writes jsonb.
  const questions = `[${faq.questions.map((question) => JSON.stringify(question)).join(', ')}]`;
  const { languageCode, domain, topic, subtopicLevel1, subtopicLevel2, uniqueTag } = faq;
  const { answer, task, tags, link, imageLink, imageType } = faq;
  const topicPath = [domain, topic, subtopicLevel1, subtopicLevel2];
  const content = [
    languageCode,
    ...topicPath,
    uniqueTag,
    questions,
    answer,
    task,
    tags,
    link,
    imageLink,
    imageType,
  ];
  return createHash('md5').update(content.join('\x1f')).digest('hex');
}
