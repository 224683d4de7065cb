/** '0:07', '12:30', '1:02:09'. */
export function durationText(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1_000));
  const parts = [Math.floor(seconds / 60) % 60, seconds % 60];
  const hours = Math.floor(seconds / 3_600);
  const [first, ...others] = hours ? [hours, ...parts] : parts;
  return [first, ...others.map((part) => `${part}`.padStart(2, '0'))].join(':');
}

type Times = { answeredAt: string | null; endedAt: string | null };

/** How long two people have talked, rounded to seconds as in the log. */
export const talkMs = ({ answeredAt, endedAt }: Times): number =>
  answeredAt && endedAt ? Math.round((Date.parse(endedAt) - Date.parse(answeredAt)) / 1_000) * 1_000 : 0;
