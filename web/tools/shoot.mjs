// Pictures of every screen from `npm run preview`, with Debian's Chromium: node tools/shoot.mjs [name…] → shots/
import { chromium } from 'playwright-core';
const flags=['--no-sandbox','--disable-gpu','--disable-quic','--no-first-run','--disable-background-networking','--disable-component-update','--disable-sync'];
const b=await chromium.launch({executablePath:'/usr/bin/chromium',args:flags});
const only=process.argv.slice(2);
const base='http://localhost:4173/';
const shots=[
 ['desk-light',1366,768,'?mock&lang=fr&theme=light#/table/ford-a',['2']],
 ['desk-dark',1366,768,'?mock&lang=fr&theme=dark#/table/ford-a',['2']],
 ['desk-en',1366,768,'?mock&lang=en&theme=light#/table/ford-a',[]],
 ['typed',1366,768,'?mock&lang=fr&theme=light#/table/ford-typed',['1','Enter']],
 ['phone',390,844,'?mock&lang=fr&theme=light#/table/ford-a',['2'],2],
 ['phone-dark',390,844,'?mock&lang=fr&theme=dark#/table/ford-a',['2'],2],
 ['map',1366,768,'?mock&lang=fr&theme=light#/table/marches-a',['1']],
 ['map-dark',1366,768,'?mock&lang=fr&theme=dark#/table/marches-a',['1']],
 ['map-phone',390,844,'?mock&lang=fr&theme=light#/table/marches-a',['1'],2],
 ['home',1366,768,'?mock&lang=fr&theme=light#/',[]],
 ['home-phone',390,844,'?mock&lang=fr&theme=light#/',[],2],
 ['setup',1366,900,'?mock&lang=fr&theme=light#/new/confrontation',[]],
 ['rules',1366,768,'?mock&lang=fr&theme=light#/rules/confrontation/CF-E5-4',[]],
 ['gallery',1366,768,'?mock&lang=fr&theme=light#/gallery',[],1,true],
 ['about',1366,768,'?mock&lang=fr&theme=light#/about',[]],
 ['handover',1366,768,'?mock&lang=fr&theme=light#/table/marches-a',['5','Enter']],
 ['replay',1366,768,'?mock&lang=fr&theme=light#/table/ford-a/at/9',[]],
 ['big',1920,1080,'?mock&lang=fr&theme=light#/table/ford-a',['2']],
 ['strip',1100,760,'?mock&lang=fr&theme=light#/table/ford-a',['2']],
 ['watch',1366,768,'?mock&lang=fr&theme=light#/table/ford-watch',[]],
 ['orc',1366,768,'?mock&lang=fr&theme=light#/table/orc-a',['3']],
 ['orc-phone',390,844,'?mock&lang=fr&theme=light#/table/orc-a',['2'],2],
 ['dice12',1366,768,'?mock&lang=en&theme=dark#/table/orcplace-a',['2']],
];
for(const [name,w,h,url,keys,scale=1,full=false] of shots){
  if(only.length&&!only.includes(name)) continue;
  const ctx=await b.newContext({viewport:{width:w,height:h},deviceScaleFactor:scale,hasTouch:w<500});
  const p=await ctx.newPage();
  p.on('console',m=>{if(['error','warning'].includes(m.type()))console.log(name,m.type(),m.text())});
  p.on('pageerror',e=>console.log(name,'PAGEERROR',e.message));
  await p.addInitScript(()=>{localStorage.setItem('heraut.tables',JSON.stringify([
   {table:'ford-a',host:'h',tokens:{0:'token-0'},invites:{},game:'confrontation',name:{en:'The ford of Sombreval',fr:'Le gué de Sombreval'},seats:2,seen:5},
   {table:'ford-typed',host:'h',tokens:{0:'token-0'},invites:{},game:'confrontation',name:{en:'Typed',fr:'Dés réels'},seats:2,seen:4},
   {table:'orc-a',host:'h',tokens:{1:'token-1'},invites:{},game:'confrontation',name:{en:'One against three',fr:'Un contre trois'},seats:2,seen:4},
   {table:'orcplace-a',host:'h',tokens:{0:'token-0',1:'token-1'},invites:{},game:'confrontation',name:{en:'Lines',fr:'La ligne'},seats:2,seen:4},
   {table:'marches-a',host:'h',tokens:{0:'token-0',1:'token-1'},invites:{},game:'marches',name:{en:'The three marches',fr:'Les trois marches'},seats:3,seen:3}]))});
  await p.goto(base+url); await p.waitForTimeout(900); await p.evaluate(()=>document.fonts.ready);
  for(const k of keys){await p.keyboard.press(k);await p.waitForTimeout(250)}
  await p.waitForTimeout(400);
  const over=await p.evaluate(()=>[document.documentElement.scrollHeight-innerHeight,document.documentElement.scrollWidth-innerWidth]);
  console.log(name,'overflow',over.join(','),await p.title());
  await p.screenshot({path:`shots/${name}.png`,fullPage:full});
  await ctx.close();
}
await b.close();
