/** A name that no app has yet: the given one with the first free number, or none if all are taken. */
import { checkDuplicateApp } from '@parrot/contract/apps';
import { LIMITS } from '@parrot/contract/core';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../shared/http/call.ts';

const MOST_TRIES = 20;

export const useFreeAppName = (name: string) =>
  useQuery({
    queryKey: ['free-app-name', name],
    queryFn: ({ signal }) => findFreeName(name, signal),
    gcTime: 0,
    // Without a proposal the user chooses the name.
    retry: false,
    meta: { quiet: true },
  });

async function findFreeName(name: string, signal: AbortSignal): Promise<string> {
  for (let number = 2; number < 2 + MOST_TRIES; number += 1) {
    const suffix = String(number);
    const appName = name.slice(0, LIMITS.appName.max - suffix.length) + suffix;
    if (!(await call(checkDuplicateApp, { body: { appName }, signal })).duplicate) return appName;
  }
  return '';
}
