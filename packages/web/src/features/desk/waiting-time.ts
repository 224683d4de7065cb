/** How long a visitor waits: short words, and how urgent it is. Grey at first, amber from two minutes, red from five. */
export type Urgency = 'calm' | 'soon' | 'late';

const MINUTE = 60_000;

export function urgencyOf(waitedMs: number): Urgency {
  if (waitedMs >= 5 * MINUTE) return 'late';
  return waitedMs >= 2 * MINUTE ? 'soon' : 'calm';
}

export function shortDuration(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1_000));
  if (seconds < 60) return `${seconds}s`;
  const minutes = Math.floor(seconds / 60);
  if (minutes < 60) return `${minutes}m`;
  const hours = Math.floor(minutes / 60);
  return hours < 24 ? `${hours}h ${minutes % 60}m` : `${Math.floor(hours / 24)}d`;
}
