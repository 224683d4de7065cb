import { BOT, Icon } from './icon.tsx';

/** Bots are rounded squares, agents are circles. */
export const Mark = (props: { person?: string | null | undefined; picture: string }) => {
  const { person, picture } = props;
  return (
    <span class={person ? 'mark face' : 'mark'} aria-hidden="true">
      {person ? (
        initials(person)
      ) : (
        <>
          {picture && (
            <img
              key={picture}
              src={picture}
              alt=""
              // The page may forbid pictures from other sites: a drawn one replaces it.
              onError={({ currentTarget }) => {
                currentTarget.hidden = true;
              }}
            />
          )}
          <Icon path={BOT} />
        </>
      )}
    </span>
  );
};

function initials(name: string): string {
  const [first = '', ...others] = name.trim().split(/\s+/);
  return [first, others.at(-1) ?? '']
    .map((word) => [...word][0] ?? '')
    .join('')
    .toUpperCase();
}
