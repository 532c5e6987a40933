import { pageColours } from './page-colours.ts';

const LIGHT =
  '--ink:#16211b;--paper:#fbfaf7;--surface:#fff;--line:#e4e2db;--quiet:#4f5b54;--plate:#16211b;--fault:#a3271b';
const DARK =
  '--ink:#e9efeb;--paper:#101613;--surface:#18211c;--line:#2a362f;--quiet:#a3b0a8;--plate:#fff;--fault:#ff9d8f';

const SERIF = 'Fraunces,Newsreader,Charter,Georgia,serif';
const SANS = 'Figtree,system-ui,-apple-system,"Segoe UI",sans-serif';

const GROUND = `
*{box-sizing:border-box}html{-webkit-text-size-adjust:100%}
body{margin:0;background:var(--paper);color:var(--ink);font:1.125rem/1.65 ${SERIF};overflow-wrap:anywhere}
img{max-width:100%;height:auto}a{color:var(--brand)}a:focus-visible{outline:3px solid var(--brand);outline-offset:3px;border-radius:4px}
p{margin:0}.quiet{color:var(--quiet);font:.9375rem/1.5 ${SANS}}.wrap{max-width:39rem;margin:0 auto;padding:0 20px}`;

/** Photos and margins stay as they are when a reader makes the text larger: the room is for words. */
const HEAD = `
.head{background:var(--surface);border-top:6px solid var(--fill);border-bottom:1px solid var(--line)}
.head .wrap{display:flex;flex-wrap:wrap;align-items:center;gap:.75rem 1.25rem;padding-block:1rem;max-width:52rem}
.who{display:flex;flex-wrap:wrap;align-items:center;gap:.5rem 14px;flex:1 1 14rem;min-width:0}.who>div{flex:1 1 8rem;min-width:0}
.photo{flex:none;width:64px;height:64px;border-radius:10px;object-fit:cover}
.name{font:600 1.25rem/1.25 ${SERIF}}.company{color:var(--brand);font:600 .9375rem/1.4 ${SANS}}.who .quiet{line-height:1.4}
.logo{display:block;width:auto;height:auto;max-width:min(11rem,100%);max-height:3.25rem;object-fit:contain}
.plate-light .logo{padding:.4rem .6rem;border-radius:8px;background:var(--plate)}
.turn{font:.9375rem/1.5 ${SANS};padding-top:1rem;text-align:right}.turn a{display:inline-block;padding:.35rem 0}`;

const ARTICLE = `
h1{font:600 clamp(1.9rem,6vw,2.6rem)/1.15 ${SERIF};margin:1rem 0 .75rem;text-wrap:balance}
h2{font:600 1.5rem/1.25 ${SERIF};margin:2.25rem 0 .5rem;text-wrap:balance}h3{font:600 1.15rem/1.35 ${SANS};margin:1.5rem 0 .25rem}
.lede{color:var(--quiet);font-size:1.2rem;line-height:1.5;margin-bottom:.5rem}.text>p{margin:1rem 0}.text>ul,.text>ol{padding-left:1.4rem}.text>ul>li,.text>ol>li{margin:.35rem 0}
.film{display:block;width:min(100%,22.5rem);height:auto;margin:1.25rem auto 1.5rem;border-radius:10px;background:#000}.cover{display:block;width:100%;border-radius:10px;border:1px solid var(--line);margin:1.25rem 0 1.5rem}
.text table{display:block;overflow-x:auto;border-collapse:collapse;font:1rem/1.5 ${SANS}}.text th,.text td{padding:.4rem .75rem .4rem 0;border-bottom:1px solid var(--line);text-align:left}
blockquote{margin:1.5rem 0;padding:.25rem 0 .25rem 1.25rem;border-left:3px solid var(--fill);color:var(--quiet)}
.callout{margin:1.5rem 0;padding:1rem 1.25rem;border:1px solid var(--line);border-left:4px solid var(--fill);border-radius:8px;background:var(--surface)}.callout>*+*{margin-top:.5rem}
.callout ul,.callout ol{padding-left:1.4rem}.notes .back{font-size:.875rem;font-family:${SANS}}.video a{display:block;padding:.9rem 1.25rem;border:1px solid var(--line);border-radius:8px;background:var(--surface);font:600 1rem/1.4 ${SANS}}.video a::before{content:"";display:inline-block;margin-right:.75rem;border-left:.7em solid;border-block:.4em solid transparent}
.text sup{line-height:0}.notes{border-top:1px solid var(--line);margin-top:2.5rem;font-size:1rem}.notes h2{font-size:1.2rem;margin:1.25rem 0 .5rem}.notes ol{padding-left:1.4rem}.notes li{margin:.35rem 0}`;

const CONTACT = `
.card{background:var(--surface);border:1px solid var(--line);border-radius:10px;padding:20px;margin:2rem 0;font-family:${SANS}}
.card .who{margin-top:.5rem}.card .photo{width:80px;height:80px}.licence{white-space:pre-line;margin-top:.75rem;font-size:.875rem}
.ways{display:flex;flex-wrap:wrap;gap:.625rem;list-style:none;margin:1rem 0 0;padding:0}.ways li{min-width:0;max-width:100%}
.ways a,.bar a{display:block;border:1px solid var(--brand);border-radius:8px;padding:.6rem 16px;font:600 1rem/1.4 ${SANS};text-decoration:none}
.ways li:first-child a,.bar a:first-child{background:var(--fill);border-color:var(--fill);color:var(--on-fill)}
.bar{display:none}
@media (max-width:40rem){.has-bar{padding-bottom:calc(6rem + env(safe-area-inset-bottom))}
html:has(.has-bar){scroll-padding-bottom:calc(5rem + env(safe-area-inset-bottom))}
.bar{display:flex;gap:.625rem;position:fixed;inset:auto 0 0;padding:.625rem max(1rem,env(safe-area-inset-right)) calc(.625rem + env(safe-area-inset-bottom)) max(1rem,env(safe-area-inset-left));background:var(--surface);border-top:1px solid var(--line)}
.bar a{flex:1;min-width:0;text-align:center}}`;

const LISTS = `
.topics{display:flex;flex-wrap:wrap;gap:.5rem;list-style:none;margin:1.25rem 0 0;padding:0;font:.9375rem/1.4 ${SANS}}
.topics a{display:block;padding:.4rem .85rem;border:1px solid var(--line);border-radius:999px;background:var(--surface);color:var(--ink);text-decoration:none}
.topics [aria-current]{background:var(--fill);border-color:var(--fill);color:var(--on-fill)}
.entries{list-style:none;margin:1.5rem 0 0;padding:0}.entry{display:flex;flex-wrap:wrap;gap:.75rem 1.25rem;padding:1.5rem 0;border-top:1px solid var(--line)}
.entry>div{flex:1 1 14rem;min-width:0}.entry-cover{flex:1 1 13rem;max-width:100%}.entry-cover img{display:block;width:100%;border-radius:8px;border:1px solid var(--line)}
.entry h2{margin:0 0 .35rem;font-size:1.3rem}.entry h2 a{color:inherit;text-decoration:none}.entry h2 a:hover{text-decoration:underline}.entry p{font:1rem/1.5 ${SANS};margin-bottom:.35rem}
.more{display:flex;flex-wrap:wrap;justify-content:space-between;gap:1rem;margin:1.5rem 0;font:600 1rem/1.5 ${SANS}}.more a{padding:.4rem 0}
@media (pointer:coarse){.topics a,.turn a,.more a{padding-block:.7rem}}`;

const FORM = `
.lead h2{margin:0 0 .75rem}.field{margin-top:.9rem}.field label,.agree label{font:.9375rem/1.45 ${SANS}}.field label{display:block;font-weight:600;margin-bottom:.25rem}.field .quiet{font-weight:400}
.field input,.field textarea{display:block;width:100%;padding:.6rem .75rem;border:1px solid var(--quiet);border-radius:8px;background:var(--paper);color:var(--ink);font:1rem/1.4 ${SANS}}
.field :focus-visible,.agree input:focus-visible,button:focus-visible{outline:3px solid var(--brand);outline-offset:2px}[aria-invalid]{border-color:var(--fault)!important;border-width:2px!important}
.fault{color:var(--fault);font:600 .9375rem/1.45 ${SANS};margin-top:.35rem}.agree{display:flex;gap:.6rem;align-items:flex-start;margin:1rem 0}.agree label{color:var(--quiet)}.agree input{flex:none;accent-color:var(--fill);width:1.25rem;height:1.25rem;margin:.1rem 0 0}
button{border:0;border-radius:8px;padding:.75rem 1.5rem;background:var(--fill);color:var(--on-fill);font:600 1rem/1.4 ${SANS};cursor:pointer}.trap{position:absolute;left:-9999px;height:1px;overflow:hidden}`;

const FOOT = `
.foot{border-top:1px solid var(--line);margin-top:3rem;padding-block:1.25rem 2rem;display:grid;gap:1rem}.foot .licence{margin:0}
.marks{display:flex;flex-wrap:wrap;align-items:center;gap:.6rem 1rem;font-size:.875rem;line-height:1.3}.marks svg{flex:none;width:2rem;height:1.8rem;fill:currentColor}.marks span{white-space:pre-line}`;

const PRINT = `
@media print{body{background:#fff;font-size:11pt;padding:0!important}.bar,.turn,.lead,.more,.topics{display:none}.head,.card{background:none}.card,blockquote,.cover{break-inside:avoid}h1,h2,h3{break-after:avoid}
.wrap{max-width:none}.ways a,.ways li:first-child a{border:0;padding:0;background:none;color:inherit}.ways{gap:.25rem 1.25rem}}`;

/** The stylesheet of a page, in the colour of its member. */
export function pageStyle(primaryColor: string): string {
  const { light, dark } = pageColours(primaryColor);
  const ground = `:root{color-scheme:light dark;${LIGHT};${light}}@media screen and (prefers-color-scheme:dark){:root{${DARK};${dark}}.plate-light .logo{padding:0;background:none}.plate-dark .logo{padding:.4rem .6rem;border-radius:8px;background:var(--plate)}}`;
  return [ground, GROUND, HEAD, ARTICLE, LISTS, CONTACT, FORM, FOOT, PRINT].join('');
}
