/** The schedules of a workspace, and their changes. */
import type { BodyOf, ScheduleId } from '@parrot/contract/core';
import {
  createSchedule,
  deleteSchedule,
  listSchedules,
  type ScheduleDraft,
  setAppSchedule,
  setGroupSchedule,
  updateSchedule,
} from '@parrot/contract/hours';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../shared/http/call.ts';

const KEY = ['hours'];
type Saved = { scheduleId: ScheduleId; revision: number } | undefined;

export const useSchedules = () =>
  useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => call(listSchedules, { signal }),
    meta: { quiet: true },
  });

export const useSaveSchedule = () =>
  useChange(({ known, draft }: { known: Saved; draft: ScheduleDraft }) =>
    known ? call(updateSchedule, { body: { ...known, ...draft } }) : call(createSchedule, { body: draft }),
  );

export const useDeleteSchedule = () =>
  useChange((scheduleId: ScheduleId) => call(deleteSchedule, { query: { scheduleId } }));

export const useSetAppSchedule = () =>
  useChange((body: BodyOf<typeof setAppSchedule>) => call(setAppSchedule, { body }));

export const useSetGroupSchedule = () =>
  useChange((body: BodyOf<typeof setGroupSchedule>) => call(setGroupSchedule, { body }));

function useChange<Input, Reply>(act: (input: Input) => Promise<Reply>) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: act,
    onSettled: () => cache.invalidateQueries({ queryKey: KEY }),
    meta: { quiet: true },
  });
}
