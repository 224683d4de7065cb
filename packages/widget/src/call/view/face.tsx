import { Mark } from '../../panel/mark.tsx';
import type { CallProps } from '../call-props.ts';

/** The agent's face; the ring around it follows their voice, or the ringing. */
export const Face = ({ name, rings }: Pick<CallProps, 'name'> & { rings?: boolean }) => (
  <div class={rings ? 'call-face rings' : 'call-face'}>
    <Mark person={name} picture="" />
  </div>
);
