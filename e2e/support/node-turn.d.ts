/** The part of node-turn that the journeys use; it has no types of its own. */
declare module 'node-turn' {
  type TurnOptions = {
    listeningIps: string[];
    listeningPort: number;
    relayIps: string[];
    authMech: 'long-term';
    credentials: Record<string, string>;
  };
  export default class Turn {
    constructor(options: TurnOptions);
    start(): void;
    stop(): void;
  }
}
