/** The quality of a conversation, as a number and as a band. */
export const QUALITY_BANDS = ['very poor', 'poor', 'ok', 'good', 'excellent', 'unknown'] as const;
export type QualityBand = (typeof QUALITY_BANDS)[number];

export function qualityBand(score: number | null | undefined): QualityBand {
  if (score === null || score === undefined || Number.isNaN(score)) return 'unknown';
  if (score < 20) return 'very poor';
  if (score < 40) return 'poor';
  if (score < 70) return 'ok';
  if (score < 90) return 'good';
  return 'excellent';
}
