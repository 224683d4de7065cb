import type { CallProps } from '../call-props.ts';
import { shapeOf } from '../call-screen.ts';
import { Choosing } from './choosing.tsx';
import { InCall } from './in-call.tsx';
import { Incoming } from './incoming.tsx';
import { Interrupted } from './interrupted.tsx';
import { NoticeBar } from './notice-bar.tsx';
import { Over, Problem } from './over.tsx';

/** The call of the conversation, in the panel or, while that is closed, above the launcher. */
export function CallView(props: CallProps) {
  const { screen, ui, open } = props;
  const isBar = !open || shapeOf(screen, ui, open) === 'bar';
  switch (screen) {
    case 'incoming':
      return <Incoming {...props} />;
    case 'interrupted':
      return <Interrupted {...props} />;
    case 'preparing':
    case 'outgoing':
    case 'active':
      return <InCall {...props} isBar={isBar} />;
    case 'over':
      return isBar ? <NoticeBar {...props} /> : <Over {...props} />;
    case 'problem':
      return <Problem {...props} />;
    case 'choosing':
      return <Choosing {...props} />;
    case 'notice':
      return <NoticeBar {...props} />;
    case 'none':
      return null;
  }
}
