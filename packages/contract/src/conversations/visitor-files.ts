/** File types visitors can send, by name. The server also checks the content. */
export const VISITOR_FILE_ENDINGS = [
  'png',
  'jpg',
  'jpeg',
  'gif',
  'webp',
  'heic',
  'heif',
  'pdf',
  'docx',
  'xlsx',
  'pptx',
  'txt',
  'csv',
  'mp3',
  'mp4',
  'm4a',
  'm4v',
  'mov',
  'wav',
] as const;
export type VisitorFileEnding = (typeof VISITOR_FILE_ENDINGS)[number];
