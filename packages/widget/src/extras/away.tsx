import { Icon, MOON } from '../panel/icon.tsx';
import type { View } from '../panel/view.ts';

export function Away({ closed, texts }: View) {
  const [title, text] = {
    unpublished: [texts.awayTitle, texts.away],
    resting: [texts.awayTitle, texts.resting],
    identity: [texts.signIn],
    site: [texts.notHere],
    blocked: [texts.blocked],
  }[closed ?? 'unpublished'];
  return (
    <div class="away" role="status">
      <span class="moon">
        <Icon path={MOON} />
      </span>
      <b>{title}</b>
      {text}
    </div>
  );
}
