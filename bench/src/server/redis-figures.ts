/** What a Redis server has done so far, as it reports it. */
import { connect } from 'node:net';

export type RedisFigures = { cpuMs: number; commands: number; outBytes: number };

export async function redisFigures(url: string): Promise<RedisFigures> {
  const { hostname, port } = new URL(url);
  const text = await new Promise<string>((resolve, reject) => {
    const socket = connect(Number(port), hostname);
    let reply = '';
    socket.setEncoding('utf8').on('data', (piece: string) => {
      reply += piece;
    });
    socket.once('end', () => resolve(reply)).once('error', reject);
    socket.write('INFO everything\r\nQUIT\r\n');
  });
  const number = (name: string) =>
    Number(new RegExp(`^${name}:([\\d.]+)`, 'm').exec(text)?.[1] ?? Number.NaN);
  return {
    cpuMs: (number('used_cpu_sys') + number('used_cpu_user')) * 1000,
    commands: number('total_commands_processed'),
    outBytes: number('total_net_output_bytes'),
  };
}
