import { PGlite, protocol, Mutex, types } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { createServer } from '/work/main/packages/server/dist/app/index.js';
import { openDriver, readSettings } from '/work/main/packages/server/dist/platform/index.js';
const mode=process.argv[2], folder=process.argv[3];
const settings=readSettings({DATA_DIR:folder,PORT:'4556',NODE_ENV:'development',DEMO:'no'});
const same=(v)=>v;
const raw={}; for (const t of [types.TIMESTAMP,types.TIMESTAMPTZ,types.INTERVAL,types.DATE,1231,1115,1185,1187,1182]) raw[t]=same;
async function driver(){
  if(mode==='base') return openDriver(settings);
  const client=await PGlite.create({dataDir:folder+'/database'});
  const parsers={...client.parsers,...raw};
  let lean;
  if(mode==='noparsers'){
    client.parsers=parsers; // once
    const strip=(q)=>(t,p,o)=>q(t,p,o&&{rowMode:o.rowMode});
    lean={query:strip(client.query.bind(client)),transaction:(w)=>client.transaction(tx=>w({...tx,query:strip(tx.query.bind(tx)), rollback:tx.rollback})),};
  } else {
    const mutex=new Mutex(); const s=protocol.serialize; const known=new Map(); let n=0;
    const cat=(...p)=>{const len=p.reduce((a,b)=>a+b.length,0);const o=new Uint8Array(len);let at=0;for(const x of p){o.set(x,at);at+=x.length;}return o;};
    const exec=(bytes)=>client.execProtocolStream(bytes,{syncToFs:false});
    const SYNC=s.sync(), EXEC=s.execute({});
    const run=async(text,params=[],o={})=>{
      let st=known.get(text);
      if(!st){ const name='s'+(++n); const m=await exec(cat(s.parse({name,text}),s.describe({type:'S',name}),SYNC));
        const pd=m.find(x=>x.name==='parameterDescription'); const rd=m.find(x=>x.name==='rowDescription');
        st={name,types:pd?.dataTypeIDs??[],fields:rd?.fields??[]}; st.parsers=st.fields.map(f=>parsers[f.dataTypeID]); known.set(text,st);}
      const values=params.map((v,i)=>{ if(v==null) return null; const f=client.serializers[st.types[i]]; return f?f(v):v.toString();});
      const m=await exec(cat(s.bind({statement:st.name,values}),EXEC,SYNC));
      const rows=[]; let affected=0;
      for(const x of m){ if(x.name==='dataRow'){ const a=x.fields.map((v,i)=>v===null?null:(st.parsers[i]?st.parsers[i](v,st.fields[i].dataTypeID):v)); rows.push(o.rowMode==='array'?a:Object.fromEntries(a.map((v,i)=>[st.fields[i].name,v]))); } }
      return {rows,fields:st.fields,affectedRows:affected};
    };
    const simple=(t)=>exec(s.query(t));
    lean={ query:(t,p,o)=>mutex.runExclusive(()=>run(t,p,o)),
      transaction:(w)=>mutex.runExclusive(async()=>{ await simple('BEGIN'); try{ const r=await w({query:run}); await simple('COMMIT'); return r;}catch(e){ await simple('ROLLBACK'); throw e;} }),
      exec:(t)=>mutex.runExclusive(()=>client.exec(t)) };
  }
  const db=drizzle({client:lean});
  const plain=(t,p)=> lean.query(t,p,{rowMode:'object'});
  return {kind:'pglite',transaction:(w)=>db.transaction(tx=>w(tx)),
    query:async(t,v)=>({rows:(mode==='noparsers'? (await client.query(t,v)).rows : (await plain(t,v)).rows)}),
    script:async(t)=>{const f=mode==='noparsers'?client.exec.bind(client):lean.exec; try{const r=await f(t);return{rows:(r.at(-1)?.rows??[])}}catch(e){await f('rollback');throw e;}},
    close:()=>client.close()};
}
const server=await createServer({settings,driver:await driver()});
await server.listen(); console.log('ready');
process.on('SIGTERM',()=>server.close().then(()=>process.exit(0)));
