import { BOT, Icon } from './icon.tsx';

/** Bots are rounded squares, people are circles: the shape alone tells them apart. */
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
              // The page may forbid pictures of other sites: the drawn one stands in.
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
