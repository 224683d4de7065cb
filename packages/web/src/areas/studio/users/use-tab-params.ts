/** The filters of a tab, in the URL so that they can be shared. */
import { useSearchParams } from 'react-router';
import { useQueryChange } from '../../../shared/browser/use-query-change.ts';

type Changes = Record<string, string | readonly string[] | undefined>;

export function useTabParams() {
  const [query] = useSearchParams();
  const changeQuery = useQueryChange();
  return {
    one: (name: string): string => query.get(name) ?? '',
    /** The valid values of a list parameter; others are ignored. */
    list: <Value extends string>(name: string, isSound: (value: string) => boolean): Value[] =>
      (query.get(name) ?? '').split(',').filter(isSound) as Value[],
    change: (changes: Changes) =>
      changeQuery(
        (next) => {
          for (const [name, value] of Object.entries(changes)) {
            if (!value || value.length === 0) next.delete(name);
            else next.set(name, typeof value === 'string' ? value : value.join(','));
          }
        },
        { replace: true },
      ),
  };
}
