import { spawn } from 'node:child_process';
import { openVisitor } from './visitor.ts';
import { askInTurns } from './ask-in-turns.ts';
import { cpuMsOf } from './process-figures.ts';
import { readFileSync } from 'node:fs';
const { large } = JSON.parse(readFileSync('/tmp/bench-keep.json','utf8'));
for (const mode of process.argv.slice(2)) {
const child = spawn(process.execPath, [...(process.env.PROF?['--cpu-prof','--cpu-prof-interval=500',`--cpu-prof-dir=/tmp/prof-${mode}`]:[]),'bench/zz-server.mjs',mode,'/tmp/bench-keep2'],{stdio:['ignore','pipe','inherit']});
await new Promise<void>(r=>child.stdout.on('data',(d)=>{ if(String(d).includes('ready')) r();}));
const server={url:'http://127.0.0.1:4556'}; const pid=child.pid!;
const visitors=[]; for(let i=0;i<64;i++) visitors.push(await openVisitor(server, large.app.parrotId));
let at=0; const next=()=>{const f=large.faqs[at++%10000]; return {question:f.asked, answer:f.answer};};
await askInTurns(visitors,{atOnce:16, seconds:30, next});
const b=cpuMsOf(pid)!; const r=await askInTurns(visitors,{atOnce:16, seconds:12, next}); const a=cpuMsOf(pid)!;
console.log(mode.padEnd(10), (r.answers/r.seconds).toFixed(1),'/s', ((a-b)/r.answers).toFixed(1),'ms cpu');
for (const v of visitors) v.close();
await new Promise(r=>{child.once('exit',r); child.kill('SIGTERM');});
}
