const N='/tmp/w/demo';
const c0=process.cpuUsage(); const cpu=()=>{const c=process.cpuUsage(c0);return Math.round((c.user+c.system)/1000)};
const { laidOut } = await import(`${N}/backend/catalogue/laid-out.ts`);
const { loadChain } = await import(`${N}/backend/catalogue/rolling-chain.ts`);
const { catalogueSource } = await import(`${N}/backend/catalogue/source.ts`);
const { folderSource } = await import(`${N}/backend/import/sources/folder-source.ts`);
const { readSite } = await import(`${N}/backend/import/read-site.ts`);
const { addressesOf } = await import(`${N}/backend/import/addresses.ts`);
const chain = await loadChain(`${N}/demo/chain.ts`);
console.log('import cpu', cpu());
const o = {mediaOrigin:'http://m.test',tunnelOrigin:'http://t.test',accountOrigin:'http://a.test',factor:Number(process.env.FACTOR??1)};
for (const site of (process.env.SITES??'fr,nl,ch,be,tn,sn,ci,ma').split(',')) {
  const a=cpu(); const w=performance.now();
  const { onFile } = await import('/tmp/w/demo/backend/catalogue/laid-out.ts'); const read = { catalogue: await onFile(chain, site, new Date(), o) };
  
  const r=cpu();
  const cat = chain.layOut(read.catalogue, new Date('2026-09-09T10:00:00Z'), o);
  const b=cpu();
  if (process.env.COUNT) { for (const [l,c] of Object.entries(cat.languages) as any) console.log(site,l,'cinemas',c.cinemas.length,'shows',c.shows.length,'showtimes',(Object.values(c.showtimes).flatMap((x:any)=>Object.values(x).map((y:any)=>Object.values(y).reduce((s:number,z:any)=>s+z.length,0))) as number[]).reduce((s,n)=>s+n,0)); console.log('rss', Math.round(process.memoryUsage().rss/1e6),'wall',Math.round(performance.now()-w)); if(process.env.COUNT==='only') continue; }
  const { pieces } = await catalogueSource(cat).compare(new Map());
  let n=0, size=0; for await (const p of pieces) { n++; size+=p.json.length; }
  console.log(site, 'read', r-a, 'layOut', b-r, 'compare', cpu()-b, 'pieces', n, 'MB', (size/1e6).toFixed(1));
}
console.log('total', cpu(), 'rss', Math.round(process.resourceUsage().maxRSS/1024));
